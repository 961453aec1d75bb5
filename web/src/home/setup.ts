// A game to be set up: who plays, which options differ, and what is asked of the server.
import type { BotSeat, NewGame, OptionInfo, Person, TitleInfo } from "../api/types";

export type Player = "me" | "friend" | `bot:${string}`;
export type Players = Readonly<Record<string, Player>>;

export interface Setting {
  title: string;
  scenario: string | null;
  options: Readonly<Record<string, unknown>>;
  players: Players;
  match: boolean;
  name: string;
}

/** The bot for whoever has chosen none: the middle one of the levels, a fair opponent who need not think for long. */
export function usualBot(title: Pick<TitleInfo, "bots">): string {
  const levels = Object.keys(title.bots); // from the weakest to the strongest, who thinks longest
  return levels[Math.floor(levels.length / 2)] ?? "random";
}

/** Who sits where: as chosen; else I take the first seat and a bot each other one. */
export function seated(seats: readonly string[], chosen: Players, level: string): Players {
  return Object.fromEntries(seats.map((seat, index) => [seat, chosen[seat] ?? (index === 0 ? "me" : (`bot:${level}` as Player))]));
}

export function levelOf(player: Player): string | null {
  return player.startsWith("bot:") ? player.slice(4) : null;
}

/** Whether people play who cannot see each other: then some options have another default. */
export function isRemote(players: Players): boolean {
  const people = Object.values(players).filter((player) => levelOf(player) === null);
  return people.length > 1 && people.includes("friend");
}

export function defaultOf(option: OptionInfo, remote: boolean): unknown {
  return remote && option.remote_default !== undefined ? option.remote_default : option.default;
}

/** The options that were set to something else than their default. */
export function changed(options: readonly OptionInfo[], chosen: Readonly<Record<string, unknown>>, remote: boolean): OptionInfo[] {
  return options.filter((option) => option.id in chosen && chosen[option.id] !== defaultOf(option, remote));
}

/** What the server is asked. It takes any two people for far apart: of those at one screen it is told the defaults. */
export function wish(setting: Setting, options: readonly OptionInfo[]): NewGame {
  const remote = isRemote(setting.players);
  const together = options.filter((option) => !remote && option.remote_default !== undefined);
  return {
    title: setting.title,
    scenario: setting.scenario,
    options: { ...Object.fromEntries(together.map((option) => [option.id, option.default])), ...setting.options },
    seats: Object.fromEntries(Object.entries(setting.players).map(([seat, player]) => [seat, chair(player, setting.name)])),
    match: setting.match && Object.keys(setting.players).length > 1,
  };
}

function chair(player: Player, name: string): Person | BotSeat {
  const level = levelOf(player);
  if (level !== null) return { kind: "bot", level };
  return { kind: "person", name: player === "me" ? name : "" };
}
