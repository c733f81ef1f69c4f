/** Gives each heading of one article an id of its own, in the heading's own script. */
export class HeadingIds {
  readonly #used = new Set<string>();

  /** `Second year, twice?` becomes `second-year-twice`; a repeated one gets `-2`. */
  next(text: string): string {
    const base =
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '') || 'section';
    let id = base;
    for (let number = 2; this.#used.has(id); number += 1) {
      id = `${base}-${number}`;
    }
    this.#used.add(id);
    return id;
  }
}
