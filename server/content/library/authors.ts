import { brand } from '../../../src/content/brand.ts';

export const AUTHOR_NAMES = ['editorial', 'compliance', 'desk'] as const;

export type AuthorName = (typeof AUTHOR_NAMES)[number];

interface Author {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** Authors by name. The last display name is deliberately an e-mail address (BL-07). */
export const authors: Readonly<Record<AuthorName, Author>> = {
  editorial: { id: 1, slug: 'editorial', name: `${brand.en} editorial` },
  compliance: { id: 2, slug: 'compliance', name: `${brand.en} editorial: law and tax` },
  desk: { id: 3, slug: 'desk', name: 'desk@marsa.example' },
};
