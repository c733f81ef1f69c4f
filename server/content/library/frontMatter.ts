import * as v from 'valibot';
import { parse } from 'yaml';
import { isLanguageCode, type LanguageCode } from '../../../src/i18n/languages.ts';
import { MOTIFS, SKYLINES } from './motifs.ts';
import { AUTHOR_NAMES } from './authors.ts';
import { CATEGORY_SLUGS } from '../../../src/features/blog/rules/categorySlugs.ts';
import { localMoment } from './siteTime.ts';
import { toSlug } from './toSlug.ts';

const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.check((value) => !value.includes('{{'), 'facts are filled in the body only'),
);

const moment = v.pipe(
  v.string(),
  v.check((value) => localMoment(value) === value, 'must be a local time such as 2026-11-12T09:00:00'),
);

const frontMatter = v.pipe(
  v.strictObject({
    id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    title: text,
    slug: v.pipe(
      text,
      v.check((slug) => toSlug(slug) !== '', 'contains no letter or digit'),
    ),
    date: moment,
    modified: moment,
    categories: v.pipe(v.array(v.picklist(CATEGORY_SLUGS)), v.minLength(1, 'names no category')),
    tags: v.array(text),
    author: v.picklist(AUTHOR_NAMES),
    excerpt: v.pipe(text, v.maxLength(220, 'is longer than 220 characters')),
    cover: v.strictObject({ motif: v.picklist(MOTIFS), skyline: v.picklist(SKYLINES) }),
    coverAlt: text,
    lang: v.custom<LanguageCode>(isLanguageCode, 'must be en, ar, ur or hi'),
  }),
  v.forward(
    v.check(({ date, modified }) => modified >= date, 'is earlier than date'),
    ['modified'],
  ),
);

export type FrontMatter = v.InferOutput<typeof frontMatter>;

export interface Source {
  readonly front: FrontMatter;
  readonly body: string;
}

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Splits an article's file and checks its front matter. Returns the parts, or the problems with field names. */
export function readSource(file: string): Source | { readonly problems: readonly string[] } {
  const parts = FENCED.exec(file);
  if (parts === null) {
    return { problems: ['has no front matter between two --- lines'] };
  }
  let data: unknown;
  try {
    data = parse(parts[1] ?? '');
  } catch (error) {
    return {
      problems: [`front matter is no YAML: ${error instanceof Error ? error.message : String(error)}`],
    };
  }
  const result = v.safeParse(frontMatter, data);
  return result.success
    ? { front: result.output, body: parts[2] ?? '' }
    : {
        problems: result.issues.map((issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`),
      };
}
