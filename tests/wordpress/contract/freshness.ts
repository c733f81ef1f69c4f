import { expect, it } from 'vitest';
import * as v from 'valibot';
import { ask, askError, askIds, askPosts } from './contentService.ts';
import type { GetService } from './contentService.ts';

const reader = { Origin: 'https://reader.example' };

/** `modified_after`, caching headers and cross-origin access. */
export function freshnessContract(requirement: string, get: GetService): void {
  it(`${requirement} modified_after is exclusive, to the second, in the site's local time`, async () => {
    const posts = (await askPosts(get(), 'per_page=100')).toSorted((a, b) =>
      a.modified < b.modified ? 1 : -1,
    );
    const marked = posts[Math.min(4, posts.length - 1)];
    const moment = marked?.modified ?? '';
    const after = new Set(posts.filter(({ modified }) => modified > moment).map(({ id }) => id));
    const since = new Set(posts.filter(({ modified }) => modified >= moment).map(({ id }) => id));
    expect(after.size).toBeLessThan(since.size);

    const ask100 = async (time: string): Promise<Set<number>> =>
      new Set(await askIds(get(), `per_page=100&modified_after=${encodeURIComponent(time)}`));
    expect(await ask100(moment)).toEqual(after);
    expect(await ask100(shifted(moment, -1000))).toEqual(since);
    // A zone is brought to local time; universal time is four hours behind.
    expect(await ask100(`${moment}+04:00`)).toEqual(after);
    expect(await ask100(`${marked?.modified_gmt ?? ''}Z`)).toEqual(after);
    expect(await ask100(`${shifted(moment, -7_200_000)}+02:00`)).toEqual(after);
    expect(await ask100(`${shifted(moment, -1000)}+04:00`)).toEqual(since);
  });

  it(`${requirement} a zone's plus must be escaped: sent raw it is a space`, async () => {
    const [post] = await askPosts(get(), 'per_page=1');
    const error = await askError(get(), `posts?modified_after=${post?.modified ?? ''}+04:00`);
    expect(error).toMatchObject({ code: 'rest_invalid_param', data: { status: 400 } });
  });

  it(`${requirement} answers carry no validators and no caching rules; If-None-Match is ignored`, async () => {
    const { headers } = await ask(get(), 'posts?per_page=1');
    for (const name of ['ETag', 'Last-Modified', 'Cache-Control'])
      expect([name, headers.get(name)]).toEqual([name, null]);
    expect((await ask(get(), 'posts?per_page=1', { headers: { 'If-None-Match': '*' } })).status).toBe(200);
  });

  it(`${requirement} any origin is echoed, with the totals exposed, on errors too`, async () => {
    for (const address of ['posts?per_page=1', 'categories', 'posts?page=1000', 'nonsense']) {
      const { headers } = await ask(get(), address, { headers: reader });
      expect([address, headers.get('Access-Control-Allow-Origin')]).toEqual([address, reader.Origin]);
      expect(words(headers.get('Access-Control-Expose-Headers'))).toEqual([
        'link',
        'x-wp-total',
        'x-wp-totalpages',
      ]);
      expect(words(headers.get('Vary'))).toContain('origin');
    }
    const { headers } = await ask(get(), 'posts?per_page=1');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(words(headers.get('Vary'))).toContain('origin');
  });

  it(`${requirement} a preflight passes GET but no Cache-Control header`, async () => {
    const answer = await get().fetch('posts', {
      method: 'OPTIONS',
      headers: {
        ...reader,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'cache-control',
      },
    });
    expect(answer.ok).toBe(true);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(reader.Origin);
    expect(words(answer.headers.get('Access-Control-Allow-Methods'))).toContain('get');
    const allowed = words(answer.headers.get('Access-Control-Allow-Headers'));
    expect(allowed).toContain('content-type');
    expect(allowed).not.toContain('cache-control');
  });

  it(`${requirement} HEAD answers the totals without a body`, async () => {
    const answer = await get().fetch('posts?per_page=9', { method: 'HEAD' });
    const { total } = await ask(get(), 'posts?per_page=9');
    expect(answer.status).toBe(200);
    expect(v.parse(v.string(), answer.headers.get('X-WP-Total'))).toBe(String(total));
    expect(await answer.text()).toBe('');
  });
}

/** A site-local time moved by so many milliseconds. */
function shifted(time: string, milliseconds: number): string {
  return new Date(Date.parse(`${time}Z`) + milliseconds).toISOString().slice(0, 19);
}

/** The words of a comma-separated header, in lower case and alphabetical order. */
function words(header: string | null): string[] {
  return (header ?? '').toLowerCase().split(/,\s*/).toSorted();
}
