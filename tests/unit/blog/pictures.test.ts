import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { picturesOf } from '../../../src/features/blog/fullPost.ts';
import { stubWindow } from '../../support/stubWindow.ts';
import { samplePost } from './samplePosts.ts';

beforeEach(() => {
  stubWindow('');
});
afterEach(() => vi.unstubAllGlobals());

it('OF-05 pictures of a saved guide include the portrait of its author', () => {
  const avatar = '/wp-content/uploads/avatars/editorial-96.svg';
  const post = samplePost(1, { avatar }, '<p><img src="/wp-content/uploads/a.webp" alt=""></p>');
  expect(picturesOf(post).all).toEqual([
    'https://marsa.example/wp-content/uploads/a.webp',
    `https://marsa.example${avatar}`,
  ]);
  expect(picturesOf(samplePost(2)).all).toEqual([]);
});
