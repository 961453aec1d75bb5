// A plain table: what the seat sees, what it is asked, every choice as a button; live.

import { follow } from "./live.js";
import { tokenFor } from "./seats.js";
import { fillPage, language, make, speaker } from "./words.js";

const say = speaker({
  en: {
    home: "Home", undo: "Take back", notify: "Tell me when it is my turn", log: "Log", chat: "Talk", say: "Say to the others",
    view: "What you see", waiting: "{seat} decides.", over: "The game is over.", turn: "It is your turn.", closed: "This link is no longer valid.",
    lost: "The connection is lost; trying again.", commitment: "Commitment of the dice: {hash}", next: "The next game", dice: "Check the dice",
  },
  fr: {
    home: "Accueil", undo: "Reprendre", notify: "Me prévenir quand c’est à moi", log: "Journal", chat: "Conversation", say: "Dire aux autres",
    view: "Ce que vous voyez", waiting: "{seat} décide.", over: "La partie est finie.", turn: "C’est à vous de jouer.", closed: "Ce lien n’est plus valable.",
    lost: "La connexion est perdue ; nouvel essai.", commitment: "Engagement des dés : {hash}", next: "La partie suivante", dice: "Vérifier les dés",
  },
  pl: {
    home: "Strona główna", undo: "Cofnij", notify: "Powiadom, gdy będzie moja kolej", log: "Dziennik", chat: "Rozmowa", say: "Powiedz pozostałym",
    view: "Co widzisz", waiting: "Decyduje {seat}.", over: "Partia jest zakończona.", turn: "Twoja kolej.", closed: "Ten odnośnik już nie działa.",
    lost: "Połączenie zerwane; kolejna próba.", commitment: "Zobowiązanie kości: {hash}", next: "Następna partia", dice: "Sprawdź kości",
  },
});

const at = (id) => document.getElementById(id);
const game = location.pathname.split("/").pop();
const token = location.pathname.startsWith("/play/") ? tokenFor(game) : null;
const headers = { "Accept-Language": language, ...(token && { Authorization: `Bearer ${token}` }) };
const log = [];
let state = null;

async function ask(path, options = {}) {
  const answer = await fetch(`/api/games/${game}${path}`, { ...options, headers: { ...headers, ...options.headers } });
  const found = await answer.json();
  at("line").textContent = answer.ok ? "" : found.message;
  return answer.ok ? found : null;
}

function command(body) {
  const key = Array.from(crypto.getRandomValues(new Uint8Array(12)), (x) => x.toString(36)).join("-");
  const json = { "Content-Type": "application/json" };
  return ask("/commands", { method: "POST", headers: json, body: JSON.stringify({ ...body, key }) });
}

function showState(found) {
  const wasMine = state?.decision != null;
  state = found;
  const waiting = state.outcome ? say("over") : say("waiting", { seat: state.deciding });
  at("prompt").textContent = state.decision?.text ?? waiting;
  at("choices").replaceChildren(...(state.decision?.choices ?? []).map(choiceButton));
  at("undo").hidden = !state.can_undo;
  at("view").replaceChildren(tree(state.view));
  if (state.read_only) at("line").textContent = state.read_only;
  if (state.outcome) showEnd();
  if (state.decision && !wasMine) announce();
}

function choiceButton(choice) {
  const play = () => command({ do: "play", action: choice.action, expect: state.expect });
  return make("li", {}, make("button", { onclick: play }, choice.text));
}

function showEnd() {
  const links = [make("a", { href: `/dice?game=${game}` }, say("dice"))];
  if (state.next_game) links.push(" ", make("a", { href: `/play/${state.next_game}` }, say("next")));
  at("choices").replaceChildren(make("li", {}, ...links));
}

function tree(value) {
  if (value === null || typeof value !== "object") return make("code", {}, JSON.stringify(value));
  const list = make("ul");
  for (const [key, inner] of Object.entries(value)) list.append(make("li", {}, branch(key, inner)));
  return list;
}

function branch(key, inner) {
  const flat = JSON.stringify(inner);
  if (flat.length < 80) return `${key}: ${flat}`;
  const fold = make("details", {}, make("summary", {}, key));
  fold.addEventListener("toggle", () => fold.children.length > 1 || fold.append(tree(inner)));
  return fold;
}

function showLog() {
  at("log").replaceChildren(...log.map((line) => make("li", {}, line.text)));
  at("log").scrollTop = at("log").scrollHeight;
}

function showSaid(step) {
  at("chat").append(make("li", {}, `${step.by}: ${step.text}`));
}

function announce() {
  if (!document.hidden || globalThis.Notification?.permission !== "granted") return;
  new Notification(say("turn"), { tag: game });
}

async function begin(found) {
  log.splice(0, Infinity, ...((await ask(`/log?texts=${language}`))?.lines ?? []));
  showLog();
  if (token) at("chat").replaceChildren();
  for (const step of (token && (await ask("/chat"))?.steps) || []) showSaid(step);
  showState(found);
}

function step(found) {
  log.splice(found.log_from, Infinity, ...(found.log ?? []));
  if (found.kind === "said") showSaid(found);
  showLog();
  if (found.state) showState(found.state);
}

async function introduce() {
  const about = await ask(`?lang=${language}`);
  if (!about) return;
  at("heading").textContent = about.title;
  document.title = `${about.title} – Indochine`;
  at("facts").textContent = `${about.title}, ${about.you}. ${say("commitment", { hash: about.commitment })}`;
  at("talk").hidden = !token;
  at("notify").hidden = !token || globalThis.Notification?.permission !== "default";
}

fillPage(say);
at("undo").addEventListener("click", () => command({ do: "undo", expect: state.expect }));
at("notify").addEventListener("click", async () => {
  at("notify").hidden = (await Notification.requestPermission()) !== "default";
});
at("saying").addEventListener("submit", async (event) => {
  event.preventDefault();
  if (at("text").value && (await command({ do: "say", text: at("text").value }))) at("text").value = "";
});
await introduce();
await follow(`/api/games/${game}/stream?texts=${language}`, headers, {
  state: begin,
  step,
  lost: () => (at("line").textContent = say("lost")),
  back: () => (at("line").textContent = ""),
  closed: () => (at("line").textContent = say("closed")),
});
