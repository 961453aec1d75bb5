// The language of the page: chosen by the reader, remembered by the browser, filled into [data-say].

const LANGUAGES = ["en", "fr", "pl"];
const KEPT = "indochine.language";

const wished = localStorage.getItem(KEPT) ?? navigator.language.slice(0, 2);
export const language = LANGUAGES.includes(wished) ? wished : "en";

// A function that says a message; `{name}` in it is filled in.
export function speaker(messages) {
  const own = messages[language];
  return (id, values = {}) => own[id].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

export function fillPage(say) {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  document.title = `${document.querySelector("h1").textContent} – Indochine`;
  const choice = document.querySelector("#language");
  choice.value = language;
  choice.addEventListener("change", () => {
    localStorage.setItem(KEPT, choice.value);
    location.reload();
  });
}

// An element with text, attributes and children.
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}
