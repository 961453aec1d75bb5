// Whoever plays by keys goes on from where they were, though what they chose is gone from the page.

export class FocusKeeper {
  private keyed = false;
  private place: string | null = null; // the space whose things had the focus last

  /** Keys are used, or a pointer. */
  by(keys: boolean): void {
    this.keyed = keys;
  }

  noted(event: FocusEvent): void {
    const found = (event.target as Element | null)?.closest<SVGElement>("[data-at], [data-ref]");
    this.place = found?.dataset.at ?? found?.dataset.ref ?? null;
  }

  /** If the focus went with what was chosen: to its space, else to the first choice, else to the question. */
  mend(): void {
    const active = document.activeElement;
    if (!this.keyed || (active && active !== document.body)) return;
    const space = this.place ? `.space[data-ref="${CSS.escape(this.place)}"]` : null;
    for (const wanted of [space, ".prompt .choice, .bar .choice", ".prompt, .ask"]) {
      const found = wanted ? document.querySelector<HTMLElement>(wanted) : null;
      found?.focus();
      if (found && document.activeElement === found) return;
    }
  }
}
