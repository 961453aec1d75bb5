// The home page: set up a game, find one's own again, look at finished ones.

import { remember, seats } from "./seats.js";
import { fillPage, language, make, speaker } from "./words.js";

const say = speaker({
  en: {
    heading: "Indochine", new: "A new game", title: "Title", scenario: "Scenario", create: "Set up the game",
    person: "a person with a link", mine: "My games", finished: "Finished games", dice: "Check the dice of a game",
    sit: "Sit down: {seat}", send: "Send this link to {seat}:", "your-turn": "your turn", over: "over", none: "None yet.",
  },
  fr: {
    heading: "Indochine", new: "Nouvelle partie", title: "Titre", scenario: "Scénario", create: "Préparer la partie",
    person: "une personne avec un lien", mine: "Mes parties", finished: "Parties finies", dice: "Vérifier les dés d’une partie",
    sit: "S’asseoir : {seat}", send: "Envoyez ce lien à {seat} :", "your-turn": "à vous de jouer", over: "finie", none: "Aucune pour l’instant.",
  },
  pl: {
    heading: "Indochine", new: "Nowa partia", title: "Gra", scenario: "Scenariusz", create: "Przygotuj partię",
    person: "osoba z odnośnikiem", mine: "Moje partie", finished: "Zakończone partie", dice: "Sprawdź kości partii",
    sit: "Usiądź: {seat}", send: "Wyślij ten odnośnik stronie {seat}:", "your-turn": "Twoja kolej", over: "zakończona", none: "Jeszcze żadnej.",
  },
});

const at = (id) => document.getElementById(id);
let titles = [];

async function ask(path, body) {
  const wish = body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, wish);
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.message);
  return found;
}

const chosenTitle = () => titles.find((title) => title.id === at("title").value);
const chosenScenario = () => chosenTitle().scenarios.find((scenario) => scenario.id === at("scenario").value);
const option = (value, text) => make("option", { value }, text);

function showTitle() {
  at("about").textContent = chosenTitle().about;
  at("scenario").replaceChildren(...chosenTitle().scenarios.map((one) => option(one.id, one.name)));
  showSeats();
}

function showSeats() {
  const title = chosenTitle();
  const bots = () => Object.entries(title.bots).map(([level, text]) => option(level, text));
  const sitters = () => [option("", say("person")), ...bots()];
  const line = (seat) => make("label", {}, `${title.seats[seat]} `, make("select", { "data-seat": seat }, ...sitters()));
  at("seats").replaceChildren(...chosenScenario().seats.map(line));
}

async function create() {
  const wanted = {};
  for (const { dataset, value } of at("seats").querySelectorAll("select")) {
    wanted[dataset.seat] = value ? { kind: "bot", level: value } : { kind: "person" };
  }
  try {
    showLinks(await ask("/api/games", { title: at("title").value, scenario: at("scenario").value, seats: wanted }));
  } catch (problem) {
    at("created").replaceChildren(make("p", { class: "ill" }, problem.message));
  }
}

function showLinks(made) {
  const names = chosenTitle().seats;
  const lines = Object.entries(made.links).map(([seat, link], n) => {
    if (n === 0) remember(made.game, made.tokens[seat]);
    const href = new URL(link, location).href;
    const text = n === 0 ? say("sit", { seat: names[seat] }) : href;
    const before = n === 0 ? "" : say("send", { seat: names[seat] }) + " ";
    return make("p", {}, before, make("a", { href, "data-seat": seat }, text));
  });
  at("created").replaceChildren(...lines);
}

function gameLine(game) {
  const name = titles.find((title) => title.id === game.title)?.name ?? game.title;
  const state = game.outcome ? say("over") : game.mine ? say("your-turn") : "";
  const href = game.seat ? `/play/${game.game}` : `/watch/${game.game}`;
  const day = new Date(game.created * 1000).toLocaleDateString(language);
  return make("li", {}, make("a", { href }, `${name}, ${day}`), state ? ` – ${state}` : "");
}

function showGames(id, { games }) {
  at(id).replaceChildren(...(games.length ? games.map(gameLine) : [make("li", {}, say("none"))]));
}

fillPage(say);
titles = (await ask(`/api/titles?lang=${language}`)).titles;
at("title").replaceChildren(...titles.map((title) => option(title.id, title.name)));
at("title").addEventListener("change", showTitle);
at("scenario").addEventListener("change", showSeats);
at("create").addEventListener("click", create);
showTitle();
showGames("mine", await ask("/api/mine", { tokens: seats().map((seat) => seat.token) }));
showGames("finished", await ask("/api/finished"));
