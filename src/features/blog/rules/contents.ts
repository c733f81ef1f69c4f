import type { Heading } from '../model.ts';

/** The headings that an article's table of contents lists; none when there is nothing to choose from (BP-05). */
export function contentsOf(headings: readonly Heading[]): readonly Heading[] {
  const main = headings.filter((heading) => heading.level === 2);
  const listed = main.length >= 3 ? main : headings;
  return listed.length < 2 ? [] : listed;
}
