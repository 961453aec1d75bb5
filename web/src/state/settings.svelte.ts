// What a person has chosen once, remembered by the browser.
import { LANGUAGES, Words, type Language } from "../text/words.svelte";

const KEY = "indochine.settings";
export type Theme = "auto" | "light" | "dark";

interface Kept {
  language?: Language;
  theme?: Theme;
  name?: string;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

function preferred(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return wanted.map((code) => LANGUAGES.find((known) => known === code)).find((found) => found) ?? "en";
}

class Settings {
  language = $state<Language>(kept().language ?? preferred());
  theme = $state<Theme>(kept().theme ?? "auto");
  name = $state<string>(kept().name ?? "");
  words = $derived(new Words(this.language));

  keep(): void {
    localStorage.setItem(KEY, JSON.stringify({ language: this.language, theme: this.theme, name: this.name }));
    this.show();
  }

  /** Tell the document, so that styles and screen readers know. */
  show(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();
