import { subjects } from '../../src/content/art/pageSubjects.ts';
import { facts } from '../../src/content/facts/facts.ts';
import { navigationPaths } from '../../src/content/navigation.ts';
import { bodyOf } from '../../src/content/pages/bodyOf.ts';
import type { PageFile } from '../../src/content/pages/page.ts';
import { textsOf } from '../../src/content/pages/texts.ts';
import { drawingLines } from './drawingUse.ts';
import { measure, unpricedShare, wordedDifferently } from './measures.ts';

const FOLDER = '/src/content/pages/en';
const files = import.meta.glob<PageFile>('/src/content/pages/en/**/*.yaml', {
  eager: true,
  import: 'default',
});

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
const listed = (title: string, entries: readonly string[]) => [
  `${title}: ${entries.length}`,
  ...entries.map((entry) => `  ${entry}`),
];

/** Returns the lines of `npm run facts` about the use of facts on English pages (PG-04). */
export function factReport(): readonly string[] {
  const pages = Object.entries(files).map(([path, file]) => {
    const page = bodyOf(file, 'en');
    return { page, measures: measure(path.slice(FOLDER.length, -'.yaml'.length), page) };
  });
  const measured = pages.map(({ measures }) => measures).toSorted((a, b) => a.words - b.words);
  const differing = wordedDifferently(
    pages.flatMap(({ page }) => textsOf(page)),
    facts,
  );
  const unpriced = measured.reduce((sum, { costRowsWithoutFigure }) => sum + costRowsWithoutFigure, 0);
  const rows = measured.reduce((sum, { costRows }) => sum + costRows, 0);
  const asking = measured.filter(({ asks }) => asks > 0).toSorted((a, b) => b.asks - a.asks);
  return [
    `Facts: ${Object.keys(facts).length}, pages: ${pages.length}`,
    ...listed(
      'Amounts introduced in different words',
      differing.map(({ id, ways }) => `${id}: ${ways.join(', ')}`),
    ),
    `Cost rows without a figure: ${unpriced} of ${rows}, ${percent(unpricedShare(measured))}`,
    ...listed(
      'Pages without a sourced figure',
      measured.flatMap(({ hasFigure, path }) => (hasFigure ? [] : [path])),
    ),
    ...listed(
      'Pages without a chart, worked case, decision tree or tool',
      measured.flatMap(({ hasVisual, path }) => (hasVisual ? [] : [path])),
    ),
    ...listed(
      'Pages that say “ask”',
      asking.map(({ path, asks }) => `${path}: ${asks}`),
    ),
    ...drawingLines(navigationPaths.map((path) => subjects[path])),
    ...listed(
      'Words per page',
      measured.map(({ path, words }) => `${path}: ${words}`),
    ),
  ];
}
