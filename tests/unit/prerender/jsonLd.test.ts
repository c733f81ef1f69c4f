import { expect, it } from 'vitest';
import { articleLd, organizationLd, websiteLd } from '../../../server/prerender/jsonLd.ts';
import { samplePost } from '../blog/samplePosts.ts';

const site = {
  brand: 'Marsa',
  url: 'https://marsa.example',
  phone: '+44 20 7946 0123',
  email: 'hello@marsa.example',
  hours: [
    { days: [1, 5], opens: 9, closes: 18 },
    { days: [6, 6], opens: 10, closes: 14 },
  ],
  confirmed: new Set(['phone', 'email', 'hours'] as const),
} as const;
const picture = { src: '/wp-content/uploads/a.webp', srcset: '', sources: [], width: 8, height: 5, alt: '' };
const fields = {
  title: 'Golden visa',
  excerpt: 'Who qualifies.',
  author: 'Marsa editorial',
  dateGmt: '2026-11-12T05:00:00',
  modifiedGmt: '2026-11-14T06:30:00',
};
const articleOf = (over: Parameters<typeof samplePost>[1]) =>
  articleLd(site, samplePost(1, { ...fields, ...over }).summary, '/blog/golden-visa', []);

it('PG-04 structured data contains only confirmed statements', () => {
  const stated = (...names: 'phone'[]) => organizationLd({ ...site, confirmed: new Set(names) }, 'en');
  expect(JSON.stringify(stated())).not.toMatch(/telephone|email|contactPoint|hoursAvailable/);
  expect(stated('phone')).toHaveProperty('contactPoint.telephone', site.phone);
  expect(JSON.stringify(stated('phone'))).not.toMatch(/email|hoursAvailable/);
});

it('QU-03 FR-10 structured data describes the firm and its hours', () => {
  const hours = (dayOfWeek: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: dayOfWeek.split(' '),
    opens,
    closes,
  });
  expect(organizationLd(site, 'en')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Marsa',
    url: 'https://marsa.example/',
    logo: 'https://marsa.example/icons/icon-512.png',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: '+44 20 7946 0123',
      email: 'hello@marsa.example',
      hoursAvailable: [
        hours('Monday Tuesday Wednesday Thursday Friday', '09:00', '18:00'),
        hours('Saturday', '10:00', '14:00'),
      ],
    },
  });
});

it('QU-03 LA-07 structured data names the addresses of a language', () => {
  expect(websiteLd(site, 'ar')).toMatchObject({
    url: 'https://marsa.example/ar',
    potentialAction: { target: { urlTemplate: 'https://marsa.example/ar/blog?search={search_term_string}' } },
  });
});

// tests/e2e/prerendered.test.ts has the other fields; tests/consistency/rendered.test.ts has all breadcrumbs.
it('QU-03 structured data describes an article with UTC times and absolute addresses', () => {
  expect(articleOf({ picture, lang: 'ar' })[0]).toMatchObject({
    description: 'Who qualifies.',
    datePublished: '2026-11-12T05:00:00Z',
    dateModified: '2026-11-14T06:30:00Z',
    inLanguage: 'ar',
    author: { name: 'Marsa editorial' },
    image: 'https://marsa.example/wp-content/uploads/a.webp',
  });
});

it('CS-05 date and picture are omitted when they are missing', () => {
  const [article] = articleOf({ date: '', dateGmt: '', modifiedGmt: '' });
  expect(JSON.stringify(article)).not.toMatch(/date|image/);
  const src = 'https://wp.example/a.jpg';
  expect(articleOf({ picture: { ...picture, src } })[0]).toMatchObject({ image: src });
});
