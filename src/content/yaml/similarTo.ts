const pairsOf = (word: string): ReadonlySet<string> =>
  new Set(Array.from({ length: word.length - 1 }, (_, start) => word.slice(start, start + 2)));

/** Returns the share of pairs of characters that two words have in common (Sørensen–Dice). */
function similarity(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  return pairs.intersection(others).size / (pairs.size + others.size);
}

/** Returns “, such as …” with the three most similar words. */
export function similarTo(word: string, known: readonly string[]): string {
  const ranked = known.map((name) => ({ name, rank: similarity(word, name) }));
  const nearest = ranked.toSorted((a, b) => b.rank - a.rank).slice(0, 3);
  return `, such as ${nearest.map(({ name }) => name).join(', ')}`;
}
