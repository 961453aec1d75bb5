// The seats of one game that this browser holds: one table each. The one that must decide is in front; between two
// people with hidden cards a curtain falls first.
import { seats } from "../state/seats.svelte";
import { Table } from "../state/table.svelte";
import { comfort } from "./comfort.svelte";
import { hides } from "./hiding";
import { firstToken } from "./token";

export class Desk {
  tables = $state.raw<Table[]>([]);
  front = $state.raw<Table>() as Table;
  curtain = $state(false);
  ready = $state(false); // all seats are open: before that nobody knows whose cards may be shown

  constructor(
    readonly game: string,
    watching: boolean,
  ) {
    this.front = this.laid(firstToken(game, watching));
    this.tables = [this.front];
    void this.begin(watching);
  }

  private async begin(watching: boolean): Promise<void> {
    await this.open(this.front);
    if (!watching) await this.openOthers();
    const first = this.tables.find((table) => table.mine) ?? this.front;
    this.curtain = this.tables.some((other) => this.parted(first, other));
    this.front = first;
    this.ready = true;
  }

  private laid(token: string | null): Table {
    return new Table(this.game, token, (seat) => this.tables.some((table) => table.seat === seat));
  }

  private async open(table: Table): Promise<void> {
    await table.open().catch(() => undefined);
    if (table.token && table.about) seats.hold({ game: this.game, seat: table.seat, token: table.token, title: table.about.title });
  }

  /** The other seats that this browser holds; one whose link is no longer valid stays away. */
  private async openOthers(): Promise<void> {
    const held = seats.of(this.game).filter((seat) => seat.token !== this.front.token);
    for (const seat of held) {
      const table = this.laid(seat.token);
      await this.open(table);
      if (table.about) this.tables = [...this.tables, table];
    }
  }

  /** The seat that must decide comes to the front. */
  follow(): void {
    const deciding = this.tables.find((table) => table.mine);
    if (!this.ready || !deciding || deciding === this.front) return;
    this.curtain = this.parted(this.front, deciding);
    this.front = deciding;
  }

  /** Whether a curtain hides two seats from one another; where one person tries out what if, it does not. */
  private parted(one: Table, two: Table): boolean {
    const secret = hides(one.scene, two.scene) || hides(two.scene, one.scene);
    return comfort.curtain && secret && !one.about?.branch_of && !one.state?.outcome;
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
