import type { Fact, IsoDay } from '../../src/content/facts/fact.ts';
import { navigationPaths } from '../../src/content/navigation.ts';
import { languages } from '../../src/i18n/languages.ts';
import { pageOfFile } from '../../server/build/contentFiles/readPage.ts';
import { mistakesIn, type PageOnDisk } from '../../server/build/contentFiles/readPages.ts';
import { unopenedSources } from '../launch/openPoints.ts';
import { staleFacts } from '../launch/staleFacts.ts';

export interface ContentState {
  readonly pages: readonly PageOnDisk[];
  readonly facts: Readonly<Record<string, Fact>>;
  readonly today: IsoDay;
}

const listed = (title: string, entries: readonly string[]) => [
  `${title}: ${entries.length}`,
  ...entries.map((entry) => `  ${entry}`),
];

/** Returns the lines of `npm run content`: mistakes, facts to check, and untranslated pages. */
export function contentReport({ pages, facts, today }: ContentState): readonly string[] {
  const written = pages.flatMap(({ file }) => pageOfFile(file) ?? []);
  const untranslated = languages.flatMap(({ code, name }) => {
    const own = new Set(written.flatMap(({ language, path }) => (language === code ? path : [])));
    return listed(
      `Pages without ${name}`,
      navigationPaths.filter((path) => !own.has(path)),
    );
  });
  const sources = unopenedSources(facts);
  const sourcesOf = (why: 'no address' | 'home page') =>
    sources.flatMap((source) => (source.why === why ? source.id : []));
  return [
    ...untranslated,
    ...listed('Facts whose source has no address', sourcesOf('no address')),
    ...listed('Facts whose address is a home page', sourcesOf('home page')),
    ...listed(
      'Overdue checks of facts',
      staleFacts(facts, today).map(({ id, why }) => `${id}: ${why}`),
    ),
    ...listed(`Mistakes in ${pages.length} pages`, mistakesIn(pages)),
  ];
}
