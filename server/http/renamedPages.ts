import { postPath } from '../../src/features/blog/rules/slug.ts';
import { inLanguage } from '../../src/i18n/addresses.ts';
import { languages } from '../../src/i18n/languages.ts';

/** Former slugs of embedded articles. Their `id` is unchanged, so that saved copies find them. */
export const RENAMED_ARTICLES: readonly (readonly [former: string, current: string])[] = [
  ['small-business-relief-ends-2026', 'small-business-relief-uae'],
];

const PATHS = RENAMED_ARTICLES.flatMap((slugs) =>
  languages.map(({ code }) => slugs.map((slug) => inLanguage(code, postPath(slug)))),
);

/** Returns the current path of each former one, for pages that exist. */
export const renamedPages = (files: Pick<ReadonlySet<string>, 'has'>): ReadonlyMap<string, string> =>
  new Map(
    PATHS.flatMap(([former = '', current = '']) =>
      files.has(`${current}/index.html`) && !files.has(`${former}/index.html`)
        ? [[former, current] as const]
        : [],
    ),
  );
