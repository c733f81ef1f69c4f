import { describe, expect, it } from 'vitest';
import { oneAtATime } from '../../../server/publishing/oneAtATime.ts';

describe('rendering while requests are answered', () => {
  it('CS-06 lets requests through between two pages that are asked for at once', async () => {
    const done: string[] = [];
    const renderPage = oneAtATime(async (path) => {
      done.push(path);
      // A request that arrives during the rendering.
      setImmediate(() => done.push('request'));
      if (path === '/fails') throw new Error('Not to be rendered');
      return {
        head: '',
        styles: '',
        markup: path,
        streamed: { styles: '', beginning: path, laterStyles: '', rest: '', menus: '' },
      };
    });
    const [home, fails, list] = ['/', '/fails', '/blog'].map((path) => renderPage(path, 'en'));
    expect((await home)?.markup).toBe('/');
    await expect(fails).rejects.toThrow('Not to be rendered');
    expect((await list)?.markup).toBe('/blog');
    expect(done.slice(0, 5)).toEqual(['/', 'request', '/fails', 'request', '/blog']);
  });
});
