import type { BlogSeed } from '../../../src/features/blog/seed.ts';

/** Address of the sample article. */
export const SAMPLE_PATH = '/blog/sample';
/** Stands for the width, the height and the minutes, which have to be numbers. */
export const SAMPLE_NUMBERS = { width: 987_601, height: 987_602, minutes: 987_603 } as const;

/** An article with the template's names in the places of its values, one of everything that repeats. */
export const sample: BlogSeed = {
  builtAt: 0,
  post: {
    summary: {
      id: 1,
      slug: 'sample',
      title: '{{title}}',
      excerpt: '{{excerpt}}',
      date: '{{day}}',
      dateGmt: '',
      modifiedGmt: '',
      author: '{{author}}',
      avatar: '{{avatar}}',
      categories: [{ id: 1, name: '{{category}}' }],
      tags: [{ id: 2, name: '{{tag}}' }],
      picture: {
        src: '{{src}}',
        srcset: '{{srcset}}',
        sources: [{ type: '{{type}}', srcset: '{{srcset}}' }],
        width: SAMPLE_NUMBERS.width,
        height: SAMPLE_NUMBERS.height,
        alt: '{{alt}}',
      },
      minutes: SAMPLE_NUMBERS.minutes,
      lang: '{{lang}}',
      protected: false,
      link: '',
    },
    headings: [
      { id: '{{id}}', text: '{{text}}', level: 2 },
      { id: 'sub', text: 'sub', level: 3 },
    ],
    html: '{{{html}}}',
    previous: undefined,
    next: undefined,
    related: [],
  },
};
