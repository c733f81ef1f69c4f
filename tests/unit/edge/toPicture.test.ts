import { describe, expect, it } from 'vitest';
import { toPicture } from '../../../src/features/blog/api/toPicture.ts';
import { toPost } from '../../../src/features/blog/api/toPost.ts';
import { atOnce, context, rawPost } from './fixture.ts';

const base = 'https://wp.example/wp-content/uploads/a';
const size = (width: number, height: number, sources?: Record<string, { source_url: string }>) => ({
  source_url: `${base}-${width}x${height}.jpg`,
  width,
  height,
  ...(sources ? { sources } : {}),
});
const webp = (width: number, height: number) => ({
  'image/webp': { source_url: `${base}-${width}x${height}.webp` },
});
const media = (sizes: Record<string, ReturnType<typeof size> | null>) => ({
  source_url: `${base}.jpg`,
  alt_text: '',
  media_details: { width: 1600, height: 900, sizes },
});

describe('a featured image', () => {
  it('CS-05 has the sizes of the same aspect ratio, smallest first', () => {
    const sizes = {
      large: size(1024, 576),
      thumbnail: size(150, 150),
      medium: size(300, 169),
      full: size(1600, 900),
    };
    expect(toPicture(media(sizes), 'A quay', context)).toEqual({
      src: `${base}-1024x576.jpg`,
      srcset: `${base}-300x169.jpg 300w, ${base}-1024x576.jpg 1024w, ${base}-1600x900.jpg 1600w`,
      sources: [],
      width: 1024,
      height: 576,
      alt: 'A quay',
    });
  });

  it('CS-05 has its file alone when sizes are missing', () => {
    expect(toPicture(media({}), '', context)).toMatchObject({
      src: `${base}.jpg`,
      srcset: '',
      width: 1600,
      height: 900,
    });
    expect(
      toPicture({ source_url: `${base}.jpg`, alt_text: '', media_details: undefined }, '', context),
    ).toMatchObject({
      src: `${base}.jpg`,
      width: 800,
      height: 450,
    });
    expect(toPicture(media({ broken: null, thumbnail: size(150, 150) }), '', context)).toMatchObject({
      src: `${base}.jpg`,
      srcset: '',
    });
  });

  it('CS-05 has a modern format when every size has it', () => {
    const both = { medium: size(300, 169, webp(300, 169)), large: size(1024, 576, webp(1024, 576)) };
    expect(toPicture(media(both), '', context)?.sources).toEqual([
      { type: 'image/webp', srcset: `${base}-300x169.webp 300w, ${base}-1024x576.webp 1024w` },
    ]);
    expect(toPicture(media({ ...both, large: size(1024, 576) }), '', context)?.sources).toEqual([]);
  });

  it.each([
    ['of a forbidden origin', 'https://tracker.example/p.gif'],
    ['with a script', 'javascript:alert(1)'],
    ['with a data URL', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['without an address', ''],
  ])('QU-02 is omitted %s', (_, address) => {
    expect(toPicture({ ...media({}), source_url: address }, '', context)).toBeUndefined();
    const sizes = { large: { source_url: address, width: 1024, height: 576 } };
    expect(toPicture(media(sizes), '', context)).toMatchObject({ src: `${base}.jpg`, srcset: '' });
  });

  it('CS-05 is omitted when the embed is the REST index', () => {
    const index = { name: 'A site', namespaces: ['wp/v2'], routes: { '/': {} } };
    const post = atOnce(toPost(rawPost({ _embedded: { 'wp:featuredmedia': [index] } }), context));
    expect([post?.summary.title, post?.summary.picture]).toEqual(['A guide', undefined]);
  });

  it('QU-02 has plain text as alternative text', () => {
    const marked = { ...media({}), alt_text: '"><img src=x onerror="alert(1)"> A &amp; B' };
    const post = atOnce(toPost(rawPost({ _embedded: { 'wp:featuredmedia': [marked] } }), context));
    expect(post?.summary.picture?.alt).toBe('"> A & B');
  });
});
