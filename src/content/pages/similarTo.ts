/** Returns the number of single-character changes between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, character] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, otherCharacter] of [...other].entries())
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (row[at + 1] ?? 0) + 1,
          (row[at] ?? 0) + (character === otherCharacter ? 0 : 1),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns “, such as …” with the three most similar words. */
export function similarTo(word: string, known: readonly string[]): string {
  const nearest = known
    .map((name) => ({ name, far: distance(word, name) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3);
  return `, such as ${nearest.map(({ name }) => name).join(', ')}`;
}
