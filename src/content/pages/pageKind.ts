import { sectionOf } from '../sections.ts';

const KINDS = {
  '/licensing': 'licence',
  '/visa': 'visa',
  '/services': 'service',
  '/workspace': 'workspace',
  '/accounting': 'accounting',
  '/uk': 'abroad',
  '/europe': 'abroad',
  '/emirates': 'emirate',
} as const;

/** The kind of a content page, which decides its first screen (PG-07). */
export type PageKind = (typeof KINDS)[keyof typeof KINDS] | 'guide';

const isKnown = (section: string): section is keyof typeof KINDS => Object.hasOwn(KINDS, section);

/** Returns the kind of a page by its section. */
export function kindOf(path: string): PageKind {
  const section = sectionOf(path) ?? '';
  return isKnown(section) ? KINDS[section] : 'guide';
}
