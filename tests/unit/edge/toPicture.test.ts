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

describe('a featured image at the edge', () => {
  it('CS-05 offers the sizes that keep its shape, smallest first', () => {
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

  it('CS-05 without sizes, or with the file alone, is shown as it is', () => {
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

  it('CS-05 offers a modern format where every size has it', () => {
    const both = { medium: size(300, 169, webp(300, 169)), large: size(1024, 576, webp(1024, 576)) };
    expect(toPicture(media(both), '', context)?.sources).toEqual([
      { type: 'image/webp', srcset: `${base}-300x169.webp 300w, ${base}-1024x576.webp 1024w` },
    ]);
    expect(toPicture(media({ ...both, large: size(1024, 576) }), '', context)?.sources).toEqual([]);
  });

  it.each([
    ['a stranger’s', 'https://tracker.example/p.gif'],
    ['a script', 'javascript:alert(1)'],
    ['a drawing in the address', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['none', ''],
  ])('QU-02 %s is not shown', (_, address) => {
    expect(toPicture({ ...media({}), source_url: address }, '', context)).toBeUndefined();
    const sizes = { large: { source_url: address, width: 1024, height: 576 } };
    expect(toPicture(media(sizes), '', context)).toMatchObject({ src: `${base}.jpg`, srcset: '' });
  });

  it('CS-05 the whole REST index in its place is no picture', () => {
    const index = { name: 'A site', namespaces: ['wp/v2'], routes: { '/': {} } };
    const post = atOnce(toPost(rawPost({ _embedded: { 'wp:featuredmedia': [index] } }), context));
    expect([post?.summary.title, post?.summary.picture]).toEqual(['A guide', undefined]);
  });

  it('QU-02 its words are plain text', () => {
    const marked = { ...media({}), alt_text: '"><img src=x onerror="alert(1)"> A &amp; B' };
    const post = atOnce(toPost(rawPost({ _embedded: { 'wp:featuredmedia': [marked] } }), context));
    expect(post?.summary.picture?.alt).toBe('"> A & B');
  });
});
