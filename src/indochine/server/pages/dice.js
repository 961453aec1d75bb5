// Checks every roll of a finished game in the browser: nothing here trusts the server.

import { check } from "./fairness.js";
import { fillPage, language, make, speaker } from "./words.js";

const say = speaker({
  en: {
    heading: "Check the dice",
    about: "When a game began, the server showed a commitment: the SHA-256 hash of a secret. All dice follow from that secret. Now that the game is over the secret is known, and this page works every throw out again, in your browser.",
    beyond: "Shuffles and rules are checked by the program itself: indochine verify-dice FILE.",
    open: "Open the record of a finished game", paste: "or paste it here", check: "Check",
    noted: "The commitment that you noted at the start, if you did",
    secret: "Secret", hash: "Hash of the secret", commitment: "Commitment of the record",
    "same-hash": "✓ The secret is the one that was committed to.", "other-hash": "✗ The secret does not hash to the commitment of the record.",
    "same-noted": "✓ It is the commitment that you noted.", "other-noted": "✗ It is not the commitment that you noted.",
    "all-fit": "✓ All {count} throws follow from the secret.", "some-differ": "✗ {wrong} of {count} throws do not follow from the secret.",
    throws: "Every throw", number: "Throw", word: "Word", recorded: "In the record", computed: "From the secret", mark: "Result",
    fits: "✓ fits", differs: "✗ differs",
    unsealed: "The dice of this game were not sealed: its seed is a plain number, known to whoever started it.",
    "no-record": "This is no record of a game with sealed dice.", "no-throws": "The record does not say with which word each throw was made.",
    "no-json": "This is not JSON: {problem}", "not-there": "The server does not give out the record: {problem}",
  },
  fr: {
    heading: "Vérifier les dés",
    about: "Au début de la partie, le serveur a montré un engagement : l’empreinte SHA-256 d’un secret. Tous les dés découlent de ce secret. La partie finie, le secret est connu, et cette page recalcule chaque jet, dans votre navigateur.",
    beyond: "Les mélanges et les règles sont vérifiés par le programme lui-même : indochine verify-dice FICHIER.",
    open: "Ouvrir l’enregistrement d’une partie finie", paste: "ou le coller ici", check: "Vérifier",
    noted: "L’engagement que vous avez noté au début, le cas échéant",
    secret: "Secret", hash: "Empreinte du secret", commitment: "Engagement de l’enregistrement",
    "same-hash": "✓ Le secret est bien celui de l’engagement.", "other-hash": "✗ L’empreinte du secret n’est pas l’engagement de l’enregistrement.",
    "same-noted": "✓ C’est l’engagement que vous avez noté.", "other-noted": "✗ Ce n’est pas l’engagement que vous avez noté.",
    "all-fit": "✓ Les {count} jets découlent du secret.", "some-differ": "✗ {wrong} jets sur {count} ne découlent pas du secret.",
    throws: "Tous les jets", number: "Jet", word: "Mot", recorded: "Dans l’enregistrement", computed: "D’après le secret", mark: "Résultat",
    fits: "✓ concorde", differs: "✗ diffère",
    unsealed: "Les dés de cette partie n’étaient pas scellés : sa graine est un simple nombre, connu de qui l’a lancée.",
    "no-record": "Ce n’est pas l’enregistrement d’une partie à dés scellés.", "no-throws": "L’enregistrement ne dit pas avec quel mot chaque jet a été fait.",
    "no-json": "Ce n’est pas du JSON : {problem}", "not-there": "Le serveur ne livre pas l’enregistrement : {problem}",
  },
  pl: {
    heading: "Sprawdź kości",
    about: "Na początku partii serwer pokazał zobowiązanie: skrót SHA-256 pewnego sekretu. Z tego sekretu wynikają wszystkie kości. Po zakończeniu partii sekret jest znany, a ta strona oblicza każdy rzut na nowo, w Twojej przeglądarce.",
    beyond: "Tasowanie i zasady sprawdza sam program: indochine verify-dice PLIK.",
    open: "Otwórz zapis zakończonej partii", paste: "albo wklej go tutaj", check: "Sprawdź",
    noted: "Zobowiązanie zanotowane na początku, jeśli je masz",
    secret: "Sekret", hash: "Skrót sekretu", commitment: "Zobowiązanie w zapisie",
    "same-hash": "✓ To jest sekret, do którego się zobowiązano.", "other-hash": "✗ Skrót sekretu nie zgadza się ze zobowiązaniem w zapisie.",
    "same-noted": "✓ To jest zanotowane zobowiązanie.", "other-noted": "✗ To nie jest zanotowane zobowiązanie.",
    "all-fit": "✓ Wszystkie rzuty ({count}) wynikają z sekretu.", "some-differ": "✗ Rzuty, które nie wynikają z sekretu: {wrong} z {count}.",
    throws: "Wszystkie rzuty", number: "Rzut", word: "Słowo", recorded: "W zapisie", computed: "Z sekretu", mark: "Wynik",
    fits: "✓ zgadza się", differs: "✗ nie zgadza się",
    unsealed: "Kości tej partii nie były zapieczętowane: jej ziarno to zwykła liczba, znana temu, kto ją zaczął.",
    "no-record": "To nie jest zapis partii z zapieczętowanymi kośćmi.", "no-throws": "Zapis nie podaje, którym słowem wykonano każdy rzut.",
    "no-json": "To nie jest JSON: {problem}", "not-there": "Serwer nie wydaje zapisu: {problem}",
  },
});

const at = (id) => document.getElementById(id);

function sentence(well, id, values) {
  return make("p", { class: well ? "well" : "ill" }, say(id, values));
}

function showVerdict(found, noted) {
  const wrong = found.throws.filter((one) => !one.fits).length;
  const same = found.hash === found.commitment.toLowerCase();
  const lines = [sentence(same, same ? "same-hash" : "other-hash")];
  if (noted) lines.push(sentence(noted === found.hash, noted === found.hash ? "same-noted" : "other-noted"));
  lines.push(sentence(!wrong, wrong ? "some-differ" : "all-fit", { wrong, count: found.throws.length }));
  const facts = make("dl");
  for (const name of ["commitment", "hash", "secret"]) {
    facts.append(make("dt", {}, say(name)), make("dd", { class: "hex", id: name }, found[name]));
  }
  at("verdict").replaceChildren(...lines, facts);
}

function row(one, n) {
  const mark = make("td", { class: one.fits ? "well" : "ill" }, say(one.fits ? "fits" : "differs"));
  const cells = [one.word, one.recorded.join(" "), one.computed.join(" ")].map((text) => make("td", {}, String(text)));
  return make("tr", {}, make("th", { scope: "row" }, String(n + 1)), ...cells, mark);
}

function showThrows(throws) {
  const heads = ["number", "word", "recorded", "computed", "mark"].map((id) => make("th", { scope: "col" }, say(id)));
  const body = make("tbody", {}, ...throws.map(row));
  const table = make("table", {}, make("caption", {}, say("throws")), make("thead", {}, make("tr", {}, ...heads)), body);
  at("throws").replaceChildren(table);
}

function complain(id, values) {
  at("verdict").replaceChildren(sentence(false, id, values));
  at("throws").replaceChildren();
}

function checkText(text) {
  let record;
  try {
    record = JSON.parse(text);
  } catch (problem) {
    return complain("no-json", { problem: problem.message });
  }
  let found;
  try {
    found = check(record);
  } catch (id) {
    if (typeof id !== "string") throw id;
    return complain(id);
  }
  showVerdict(found, at("noted").value.trim().toLowerCase());
  showThrows(found.throws);
}

function take(text) {
  at("record").value = text;
  checkText(text);
}

async function fetchRecord(game) {
  const headers = { "Accept-Language": language };
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/record`, { headers });
  const text = await answer.text();
  if (answer.ok) take(text);
  else complain("not-there", { problem: JSON.parse(text).message });
}

fillPage(say);
at("check").addEventListener("click", () => checkText(at("record").value));
at("file").addEventListener("change", async (event) => take(await event.target.files[0].text()));
const game = new URLSearchParams(location.search).get("game");
if (game) await fetchRecord(game);
