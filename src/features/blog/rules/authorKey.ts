import { brand } from '../../../content/brand.ts';

/** The authors whose names the site has in each of its languages (`blog.authors` in the locales). */
export const NAMED_AUTHORS = ['editorial', 'compliance', 'team'] as const;

export type NamedAuthor = (typeof NAMED_AUTHORS)[number];

const KEYS: ReadonlyMap<string, NamedAuthor> = new Map([
  [`${brand.en} editorial`, 'editorial'],
  [`${brand.en} editorial: law and tax`, 'compliance'],
  [`${brand.en} team`, 'team'],
]);

/** The key of an author's name, as the embedded content service or `authorName` gives it; undefined for all others. */
export const authorKey = (name: string): NamedAuthor | undefined => KEYS.get(name);
