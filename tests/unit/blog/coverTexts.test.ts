import { describe, expect, it } from 'vitest';
import { coverKey, coverText } from '../../../src/features/blog/hooks/useCoverText.ts';

const SRC = '/wp-content/uploads/why-banks-say-no-800x450.jpg';
const known = (key: string) => (key === 'why-banks-say-no' ? 'قفل مغلق.' : undefined);

describe('the alternative texts of covers', () => {
  it('LA-04 are found by article for each size and format of an embedded cover', () => {
    const files = ['-400x225.avif', '-800x450.jpg', '-1200x675.jpg'].map(
      (end) => `https://marsa.example/wp-content/uploads/why-banks-say-no${end}`,
    );
    expect([SRC, ...files].map(coverKey)).toEqual(Array.from({ length: 4 }, () => 'why-banks-say-no'));
    expect(coverText({ src: SRC, alt: 'A closed padlock.' }, known)).toBe('قفل مغلق.');
  });

  it.each([
    '/wp-content/uploads/2026/09/why-banks-say-no-800x450.jpg',
    '/wp-content/uploads/why-banks-say-no.jpg',
    '/wp-content/uploads/another-800x450.jpg',
    'https://cdn.example/why-banks-say-no-800x450.jpg',
    '',
  ])('CS-04 are those of the content service for the picture %j', (src) => {
    expect(coverText({ src, alt: 'Its own' }, known)).toBe('Its own');
  });

  it('CS-04 are empty for decorative pictures', () => {
    expect(coverText({ src: SRC, alt: '' }, known)).toBe('');
  });
});
