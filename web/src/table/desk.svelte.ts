// The seats of one game that this browser holds: one table each. The one that must decide is in front; between two
// people with hidden cards a curtain falls first.
import type { Scene } from "../api/types";
import { seats } from "../state/seats.svelte";
import { Table } from "../state/table.svelte";
import { comfort } from "./comfort.svelte";
import { tokensFor } from "./token";

/** Whether one seat sees cards that the other does not. */
export function hides(own: Scene | null, other: Scene | null): boolean {
  const seen = new Set(cardsOf(other));
  return cardsOf(own).some((card) => !seen.has(card));
}

function cardsOf(scene: Scene | null): string[] {
  return (scene?.piles ?? []).flatMap((pile) => pile.cards ?? []);
}

export class Desk {
  tables = $state.raw<Table[]>([]);
  front = $state.raw<Table>() as Table;
  curtain = $state(false);

  constructor(
    readonly game: string,
    watching: boolean,
  ) {
    const tokens = tokensFor(game, watching);
    this.tables = (tokens.length ? tokens : [null]).map((token) => this.laid(token));
    this.front = this.tables[0]!;
    for (const table of this.tables) void this.open(table);
  }

  private laid(token: string | null): Table {
    return new Table(this.game, token, (seat) => this.tables.some((table) => table.seat === seat));
  }

  private async open(table: Table): Promise<void> {
    await table.open().catch(() => undefined);
    if (table.token && table.about) this.hold(table, table.token);
  }

  private hold(table: Table, token: string): void {
    seats.hold({ game: this.game, seat: table.seat, token, title: table.about!.title });
  }

  /** The seat that must decide comes to the front. */
  follow(): void {
    const deciding = this.tables.find((table) => table.mine);
    if (!deciding || deciding === this.front) return;
    const secret = hides(this.front.scene, deciding.scene) || hides(deciding.scene, this.front.scene);
    this.curtain = comfort.curtain && secret;
    this.front = deciding;
  }

  /** A new link for a seat: the old one no longer opens it. */
  async relink(table: Table, token: string): Promise<boolean> {
    if (!(await table.relink(token))) return false;
    table.close();
    const fresh = this.laid(token);
    this.tables = this.tables.map((other) => (other === table ? fresh : other));
    await this.open(fresh);
    if (this.front === table) this.front = fresh;
    return true;
  }

  close(): void {
    for (const table of this.tables) table.close();
  }
}
