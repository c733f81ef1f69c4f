import { expect, it } from 'vitest';
import { onceForSeed } from '../../../server/publishing/onceForSeed.ts';

it('CS-06 a page is rendered once for each language and seed', async () => {
  const rendered: string[] = [];
  const renderPage = onceForSeed(async (path, language, seed) => {
    rendered.push(`${path} ${language} ${seed?.builtAt}`);
    return {
      head: '',
      styles: '',
      markup: path,
      streamed: { styles: '', beginning: path, laterStyles: '', rest: '', menus: '' },
    };
  });
  const [first, second] = [{ builtAt: 1 }, { builtAt: 2 }];
  for (const seed of [first, first, second, undefined, undefined]) await renderPage('/blog', 'en', seed);
  await renderPage('/blog', 'ar', first);
  expect((await renderPage('/', 'en', first)).markup).toBe('/');
  expect(rendered).toEqual([
    '/blog en 1',
    '/blog en 2',
    '/blog en undefined',
    '/blog en undefined',
    '/blog ar 1',
    '/ en 1',
  ]);
});
