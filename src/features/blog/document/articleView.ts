import { inLanguage } from '../../../i18n/addresses.ts';
import { dateParts } from '../../../shared/text/dates.ts';
import { initialOf } from '../../../shared/text/initial.ts';
import { textDirection } from '../../../shared/text/script.ts';
import type { Picture, PostBody, PostSummary } from '../model.ts';
import { authorKey } from '../rules/authorKey.ts';
import { categoryKey } from '../rules/categoryKey.ts';
import { contentsOf } from '../rules/contents.ts';
import { coverText } from '../rules/coverText.ts';
import { postPath } from '../rules/slug.ts';

/** What a template of a language needs to know besides its HTML. */
export interface ArticleWords {
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** For `Intl`. */
  readonly locale: string;
  /** The reading time by plural category, with `{{count}}` where the number goes. */
  readonly minutes: Readonly<Record<string, string>>;
  /** The months' names, separated by bars. */
  readonly months: string;
  /** Names of categories in the language, by `categoryKey`; where one is missing, its own name is shown. */
  readonly categories: Readonly<Record<string, string>>;
  /** Names of authors in the language, by `authorKey`; where one is missing, its own name is shown. */
  readonly authors: Readonly<Record<string, string>>;
  /** Alternative texts of covers in the language, by `coverKey`; where one is missing, the picture's own is used. */
  readonly covers: Readonly<Record<string, string>>;
  /** A long date, with `{{day}}`, `{{month}}` and `{{year}}` where they go. */
  readonly longDate: string;
}

function minutesText(minutes: number, { minutes: forms, locale }: ArticleWords): string {
  const form = forms[new Intl.PluralRules(locale).select(minutes)] ?? forms['other'] ?? '';
  return form.replace('{{count}}', String(minutes));
}

function dateText(isoLocal: string, { months, longDate }: ArticleWords): string {
  const parts = dateParts(isoLocal, months);
  if (!parts) return '';
  const { day, month, year } = parts;
  return longDate
    .replace('{{day}}', String(day))
    .replace('{{month}}', month)
    .replace('{{year}}', String(year));
}

const categoryText = (name: string, { categories }: ArticleWords): string =>
  categories[categoryKey(name) ?? ''] ?? name;

function pictureView(picture: Picture, { covers }: ArticleWords): object {
  const { src, srcset, sources, width, height } = picture;
  const textOf = (key: string) => (Object.hasOwn(covers, key) ? covers[key] : undefined);
  return { src, srcset, sources, width, height, alt: coverText(picture, textOf) };
}

/** JSON that cannot end the script element that it stands in. */
const inert = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * What goes into an article's page where the worker makes it from what is stored (OF-04): the values of the
 * template that the build made from the page's own components, and the page's data, so that the app hydrates it
 * like a prerendered one. `fetchedAt` in milliseconds since 1970.
 */
export function articleView(
  summary: PostSummary,
  body: PostBody,
  fetchedAt: number,
  words: ArticleWords,
): object {
  const { picture } = summary;
  const author = words.authors[authorKey(summary.author) ?? ''] ?? summary.author;
  const headings = contentsOf(body.headings).map(({ id, text, level }) => ({ id, text, sub: level === 3 }));
  const date = dateText(summary.date, words);
  const seed = { builtAt: fetchedAt, post: { summary, headings: body.headings, related: [] } };
  return {
    title: summary.title,
    excerpt: summary.excerpt,
    path: postPath(summary.slug),
    canonical: inLanguage(summary.lang, postPath(summary.slug)),
    image: picture ? new URL(picture.src, words.siteUrl).href : `${words.siteUrl}/og.png`,
    lang: summary.lang,
    direction: textDirection(summary.lang),
    author,
    initial: initialOf(author),
    day: summary.date.slice(0, 10),
    date,
    minutes: minutesText(summary.minutes, words),
    dated: date !== '',
    avatar: summary.avatar,
    categories: summary.categories.map(({ name }) => ({ category: categoryText(name, words) })),
    picture: picture && pictureView(picture, words),
    tagged: summary.tags.length > 0,
    tags: summary.tags.map(({ name }) => ({ tag: name })),
    contents: headings.length > 0,
    headings,
    html: body.html,
    seed: inert(seed),
  };
}
