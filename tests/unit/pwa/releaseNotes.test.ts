import { afterEach, describe, expect, it, vi } from 'vitest';
import { RELEASE, releases } from '../../../src/content/releases.ts';
import { fetchReleaseNotes, releaseNotesSince } from '../../../src/features/pwa/update/releaseNotes.ts';

const NONE = { en: [], ar: [], ur: [], hi: [] };
const release = (id: string, ...en: string[]) => ({ id, changes: { en, ar: [], ur: [], hi: [] } });
const file = [release('c', 'C1.', 'C2.'), release('b', 'B1.', 'B2.'), release('a', 'A1.')];

describe('release notes', () => {
  it.each([
    ['c', []],
    ['b', ['C1.', 'C2.']],
    ['a', ['C1.', 'C2.', 'B1.']],
    ['unknown', ['C1.', 'C2.']],
  ])('OF-07 since %s are %j', (own, sentences) => {
    expect(releaseNotesSince(own, file).en).toEqual(sentences);
  });

  it.each([
    ['no list', {}],
    ['a login wall', '<!doctype html>'],
    ['null', null],
    ['a release without a name', [{ changes: {} }]],
    ['a text in place of a list', [{ id: 'x', changes: { en: 'All is new' } }]],
    ['empty sentences', [release('x', '', '   ')]],
    ['a sentence that is too long', [release('x', 'long '.repeat(100))]],
    ['numbers', [{ id: 'x', changes: { en: [7] } }]],
  ])('OF-07 are empty for %s', (_, bad) => {
    expect(releaseNotesSince('own', bad)).toEqual(NONE);
  });

  it('OF-07 are read when a language is missing or a field is unknown', () => {
    const changes = { en: ['New.'], de: ['Neu.'] };
    expect(releaseNotesSince('own', [{ id: 'x', changes, more: 1 }])).toEqual({ ...NONE, en: ['New.'] });
  });

  it('OF-07 contain each sentence once', () => {
    expect(releaseNotesSince('a', [release('c', 'Same.'), release('b', 'Same.'), release('a')]).en).toEqual([
      'Same.',
    ]);
  });
});

describe('the request for release notes', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const answer = (response: () => Promise<Response>) => {
    const fetching = vi.fn<typeof fetch>(response);
    vi.stubGlobal('fetch', fetching);
    return fetching;
  };

  it('OF-07 bypasses all caches', async () => {
    const fetching = answer(async () => Response.json([release('new', 'New.'), ...releases]));
    expect((await fetchReleaseNotes()).en).toEqual(['New.']);
    expect(fetching).toHaveBeenCalledWith('/version.json', expect.objectContaining({ cache: 'no-store' }));
  });

  it('OF-07 returns nothing for the current version', async () => {
    answer(async () => Response.json(releases));
    expect(RELEASE).toBe(releases[0]?.id);
    expect(await fetchReleaseNotes()).toEqual(NONE);
  });
});
