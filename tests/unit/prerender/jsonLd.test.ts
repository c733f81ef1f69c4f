import { describe, expect, it } from 'vitest';
import { articleLd, breadcrumbLd, organizationLd } from '../../../server/prerender/jsonLd.ts';
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

const way = [
  ['Home', '/'],
  ['Blog', '/blog'],
  ['Golden visa', '/blog/golden-visa'],
] as const;

describe('structured data', () => {
  it('PG-04 names nothing that the firm has not confirmed', () => {
    const none = JSON.stringify(organizationLd({ ...site, confirmed: new Set() }));
    expect(none).not.toMatch(/telephone|email|contactPoint|hoursAvailable/);
    const phone = JSON.stringify(organizationLd({ ...site, confirmed: new Set(['phone'] as const) }));
    expect(phone).toContain('"telephone":"+44 20 7946 0123"');
    expect(phone).not.toMatch(/email|hoursAvailable/);
  });

  it('QU-03 FR-10 the firm, and when it answers', () => {
    expect(organizationLd(site)).toEqual({
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
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '09:00',
            closes: '18:00',
          },
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Saturday'],
            opens: '10:00',
            closes: '14:00',
          },
        ],
      },
    });
  });

  it('QU-03 an article: words, times in UTC, language, author, publisher, absolute picture', () => {
    const [article] = articleLd(
      site,
      samplePost(1, { ...fields, picture, lang: 'ar' }).summary,
      '/blog/golden-visa',
      way,
    );
    expect(article).toMatchObject({
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
    });
  });

  it('CS-05 an article without a date has none', () => {
    const undated = samplePost(1, { ...fields, date: '', dateGmt: '', modifiedGmt: '' }).summary;
    const [article] = articleLd(site, undated, '/blog/golden-visa', []);
    expect(article).toMatchObject({ headline: 'Golden visa' });
    expect(JSON.stringify(article)).not.toMatch(/date/);
  });

  it('QU-03 a picture of another host keeps its address; without one there is no image', () => {
    const elsewhere = { ...picture, src: 'https://wp.example/a.jpg' };
    expect(articleLd(site, samplePost(1, { picture: elsewhere }).summary, '/blog/a', way)[0]).toMatchObject({
      image: 'https://wp.example/a.jpg',
    });
    expect(articleLd(site, samplePost(1).summary, '/blog/a', way)[0]).not.toHaveProperty('image');
  });

  it('QU-03 the way to an article: home, blog, itself, numbered from 1', () => {
    const [, list] = articleLd(site, samplePost(1, fields).summary, '/blog/golden-visa', way);
    expect(list).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://marsa.example/' },
        { position: 2, name: 'Blog', item: 'https://marsa.example/blog' },
        { position: 3, name: 'Golden visa', item: 'https://marsa.example/blog/golden-visa' },
      ],
    });
  });

  it('QU-03 the way to a page', () => {
    const steps = [
      ['Home', '/'],
      ['Get a Quote', '/quote'],
    ] as const;
    expect(breadcrumbLd(site, steps)).toMatchObject({
      itemListElement: [
        { name: 'Home' },
        { position: 2, name: 'Get a Quote', item: 'https://marsa.example/quote' },
      ],
    });
  });
});
