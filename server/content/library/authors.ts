import { brand } from '../../../src/content/brand.ts';
import type { Author } from './library.ts';

/** Who may sign an article, as written in its front matter. */
export const AUTHOR_NAMES = ['editorial', 'compliance', 'desk'] as const;

/** One of the three. */
export type AuthorName = (typeof AUTHOR_NAMES)[number];

/** The accounts behind the names. The last display name is an e-mail address on purpose (BL-07). */
export const authors: Readonly<Record<AuthorName, Author>> = {
  editorial: {
    id: 1,
    slug: 'editorial',
    name: `${brand.en} editorial`,
    description: 'The site’s editorial desk: guides whose figures carry their sources and dates.',
  },
  compliance: {
    id: 2,
    slug: 'compliance',
    name: `${brand.en} editorial: law and tax`,
    description: 'The site’s editorial desk for rules: what they say, where they stand and when they end.',
  },
  desk: { id: 3, slug: 'desk', name: 'desk@marsa.example', description: '' },
};
