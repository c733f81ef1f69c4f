import type { Guide } from '../../../src/features/library/model.ts';

/** A guide with two pictures. */
export const sampleGuide = (id: number, over: Partial<Guide> = {}): Guide => ({
  id,
  slug: `guide-${id}`,
  path: `/blog/guide-${id}`,
  title: `Guide ${id}`,
  lang: 'en',
  label: 'Tax',
  groups: [7],
  modifiedGmt: '2026-01-01T00:00:00',
  cover: undefined,
  pictures: [`p${id}`, 'shared'],
  copy: { html: `<p>${id}</p>` },
  ...over,
});
