export interface DrawingUse {
  readonly drawing: string;
  readonly pages: number;
}

/** Returns the number of pages per drawing, the most used first, then by name. */
export function usesOf(heads: readonly string[]): readonly DrawingUse[] {
  const counts = new Map<string, number>();
  for (const each of heads) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts]
    .map(([drawing, pages]) => ({ drawing, pages }))
    .toSorted((a, b) => b.pages - a.pages || a.drawing.localeCompare(b.drawing, 'en'));
}

/** Returns the lines of the report (PG-05): the most used drawing, then drawings by number of pages. */
export function drawingLines(heads: readonly string[]): readonly string[] {
  const uses = usesOf(heads);
  const [most] = uses;
  if (!most) return ['Drawings at the head of pages: 0'];
  const groups = Map.groupBy(uses, ({ pages }) => pages);
  const others = (groups.get(most.pages)?.length ?? 1) - 1;
  const first = others === 0 ? most.drawing : `${most.drawing} and ${others} more`;
  return [
    `Drawings at the head of pages: ${uses.length} on ${heads.length} pages; most used: ${first}, on ${most.pages}`,
    ...[...groups].map(([pages, each]) => `  on ${pages}: ${each.map(({ drawing }) => drawing).join(', ')}`),
  ];
}
