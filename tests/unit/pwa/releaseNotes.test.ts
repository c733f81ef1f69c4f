import { afterEach, describe, expect, it, vi } from 'vitest';
import { RELEASE, releases } from '../../../src/content/releases.ts';
import { fetchReleaseNotes, releaseNotesSince } from '../../../src/features/pwa/releaseNotes.ts';

const NONE = { en: [], ar: [], ur: [], hi: [] };
const release = (id: string, ...en: string[]) => ({ id, changes: { en, ar: [], ur: [], hi: [] } });
const file = [release('c', 'C1.', 'C2.'), release('b', 'B1.', 'B2.'), release('a', 'A1.')];

describe('what a new version brings', () => {
  it.each([
    ['c', []],
    ['b', ['C1.', 'C2.']],
    ['a', ['C1.', 'C2.', 'B1.']],
    ['unknown', ['C1.', 'C2.']],
  ])('OF-07 after %s it is %j', (own, told) => {
    expect(releaseNotesSince(own, file).en).toEqual(told);
  });

  it.each([
    ['no list', {}],
    ['a login wall', '<!doctype html>'],
    ['nothing', null],
    ['a release without a name', [{ changes: {} }]],
    ['a text in place of a list', [{ id: 'x', changes: { en: 'All is new' } }]],
    ['sentences that are none', [release('x', '', '   ')]],
    ['a sentence without an end', [release('x', 'long '.repeat(100))]],
    ['numbers', [{ id: 'x', changes: { en: [7] } }]],
  ])('OF-07 of %s nothing is told', (_, bad) => {
    expect(releaseNotesSince('own', bad)).toEqual(NONE);
  });

  it('OF-07 a language that is missing does not take the others with it, nor do fields that are not known', () => {
    const changes = { en: ['New.'], de: ['Neu.'] };
    expect(releaseNotesSince('own', [{ id: 'x', changes, more: 1 }])).toEqual({ ...NONE, en: ['New.'] });
  });

  it('OF-07 the same sentence is told once', () => {
    expect(releaseNotesSince('a', [release('c', 'Same.'), release('b', 'Same.'), release('a')]).en).toEqual([
      'Same.',
    ]);
  });
});

describe('asking for it', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const answer = (response: () => Promise<Response>) => {
    const fetching = vi.fn<typeof fetch>(response);
    vi.stubGlobal('fetch', fetching);
    return fetching;
  };

  it('OF-07 asks the server past all caches', async () => {
    const fetching = answer(async () => Response.json([release('new', 'New.'), ...releases]));
    expect((await fetchReleaseNotes()).en).toEqual(['New.']);
    expect(fetching).toHaveBeenCalledWith('/version.json', expect.objectContaining({ cache: 'no-store' }));
  });

  it.each([
    ['a refusal', async () => new Response('', { status: 503 })],
    ['no JSON', async () => new Response('<html>')],
    ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('OF-07 %s is no news', async (_, response) => {
    answer(response);
    expect(await fetchReleaseNotes()).toEqual(NONE);
  });

  it('OF-07 a version has no news of itself', async () => {
    answer(async () => Response.json(releases));
    expect(RELEASE).toBe(releases[0]?.id);
    expect(await fetchReleaseNotes()).toEqual(NONE);
  });
});
