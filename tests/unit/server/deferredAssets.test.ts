import { describe, expect, it } from 'vitest';
import { deferredAssets } from '../../../server/build/deferredAssets.ts';

describe('the data of content pages in the list of the worker', () => {
  const listed = async (revision: string) => {
    const entries = ['shell/en.html', 'visa.json', 'ar/visa.json', 'assets/en.json'].map((url) => ({
      url,
      revision: url === 'ar/visa.json' ? revision : 'a',
      size: 1,
    }));
    return (await deferredAssets().mark(entries, undefined)).manifest;
  };

  it('OF-02 is listed once for all languages, as deferred', async () => {
    const manifest = await listed('a');
    expect(manifest.map(({ url }) => url)).toEqual(['shell/en.html', 'visa.json', 'assets/en.json']);
    expect(manifest[1]).toMatchObject({ revision: null, deferred: true });
  });

  it('OF-07 has a new revision when a text changes', async () => {
    const revisionOf = async (revision: string) => (await listed(revision))[0]?.revision;
    expect(await revisionOf('a')).toBe(await revisionOf('a'));
    expect(await revisionOf('b')).not.toBe(await revisionOf('a'));
  });
});
