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

  constructor(
    readonly game: string,
    watching: boolean,
  ) {
    this.front = this.laid(firstToken(game, watching));
    this.tables = [this.front];
    void this.open(this.front).then(() => (watching ? undefined : this.openOthers()));
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
    if (!deciding || deciding === this.front) return;
    const secret = hides(this.front.scene, deciding.scene) || hides(deciding.scene, this.front.scene);
    this.curtain = comfort.curtain && secret && !deciding.about?.branch_of; // what if: one person plays all seats
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
