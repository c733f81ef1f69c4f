import { expect, it } from 'vitest';
import { articleLd, breadcrumbLd, organizationLd, websiteLd } from '../../../server/prerender/jsonLd.ts';
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
const steps = [
  ['Home', '/'],
  ['Blog', '/blog'],
  ['Golden visa', '/blog/golden-visa'],
] as const;
const articleOf = (over: Parameters<typeof samplePost>[1]) =>
  articleLd(site, samplePost(1, { ...fields, ...over }).summary, '/blog/golden-visa', steps);

it('PG-04 structured data contains only confirmed statements', () => {
  const none = JSON.stringify(organizationLd({ ...site, confirmed: new Set() }, 'en'));
  expect(none).not.toMatch(/telephone|email|contactPoint|hoursAvailable/);
  const phone = JSON.stringify(organizationLd({ ...site, confirmed: new Set(['phone'] as const) }, 'en'));
  expect(phone).toContain('"telephone":"+44 20 7946 0123"');
  expect(phone).not.toMatch(/email|hoursAvailable/);
});

it('QU-03 FR-10 structured data describes the firm and its hours', () => {
  const hours = { '@type': 'OpeningHoursSpecification' };
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
        {
          ...hours,
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '18:00',
        },
        { ...hours, dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
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

it('QU-03 structured data describes an article and its breadcrumbs with UTC times and absolute addresses', () => {
  expect(articleOf({ picture, lang: 'ar' })).toMatchObject([
    {
      '@type': 'BlogPosting',
      headline: 'Golden visa',
      description: 'Who qualifies.',
      datePublished: '2026-11-12T05:00:00Z',
      dateModified: '2026-11-14T06:30:00Z',
      inLanguage: 'ar',
      mainEntityOfPage: 'https://marsa.example/blog/golden-visa',
      author: { name: 'Marsa editorial' },
      publisher: { '@type': 'Organization', name: 'Marsa' },
      image: 'https://marsa.example/wp-content/uploads/a.webp',
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://marsa.example/' },
        { position: 2, name: 'Blog', item: 'https://marsa.example/blog' },
        { position: 3, name: 'Golden visa', item: 'https://marsa.example/blog/golden-visa' },
      ],
    },
  ]);
  expect(breadcrumbLd(site, steps)).toEqual(articleOf({})[1]);
});

it('CS-05 date and picture are omitted when they are missing', () => {
  const [article] = articleOf({ date: '', dateGmt: '', modifiedGmt: '' });
  expect(JSON.stringify(article)).not.toMatch(/date|image/);
  const src = 'https://wp.example/a.jpg';
  expect(articleOf({ picture: { ...picture, src } })[0]).toMatchObject({ image: src });
});
