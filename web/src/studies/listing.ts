// What a study compares: the options, scenario and bots in which its two arms differ, in words.
import type { StudyArm, TitleInfo } from "../api/types";

/** What tells one arm from the other; nothing where there is only one. */
export function apart(arms: readonly StudyArm[], number: number, title: TitleInfo | undefined): string[] {
  const [arm, other] = [arms[number], arms[1 - number]];
  if (!arm || !other) return [];
  const found = Object.keys(arm.options)
    .filter((id) => arm.options[id] !== other.options[id])
    .map((id) => optionText(title, id, arm.options[id]));
  return arm.scenario === other.scenario ? found : [scenarioText(title, arm.scenario), ...found];
}

function optionText(title: TitleInfo | undefined, id: string, value: unknown): string {
  const option = title?.options.find((known) => known.id === id);
  const text = option?.values.find((known) => known.value === value)?.text;
  return `${option?.name ?? id}: ${text ?? String(value)}`;
}

export function scenarioText(title: TitleInfo | undefined, id: string): string {
  return title?.scenarios.find((known) => known.id === id)?.name ?? id;
}

/** Who played each side, in the order of the seats. */
export function players(arm: StudyArm, title: TitleInfo | undefined): [string, string][] {
  return Object.entries(arm.bots).map(([seat, bot]) => [title?.seats[seat] ?? seat, bot]);
}

/** The day on which a study was written, as one says it. */
export function day(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date(seconds * 1000));
}
