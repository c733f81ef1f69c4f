import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reasonAgainst } from './availability.ts';
import { describeWordPress } from './describeWordPress.ts';
import { startWordPress } from './server.ts';

describe('why WordPress cannot be started', () => {
  it('CS-04 is said in words', () => {
    const missing = ['wordpress', 'php-gd'];
    expect(reasonAgainst({ isDebian: true, isRoot: false, missing: [] })).toBeUndefined();
    expect(reasonAgainst({ isDebian: false, isRoot: true, missing })).toContain('not Debian');
    expect(reasonAgainst({ isDebian: true, isRoot: true, missing })).toContain(
      'wordpress php-gd; tests/wordpress/install.sh',
    );
    expect(reasonAgainst({ isDebian: true, isRoot: false, missing })).toContain('takes root');
  });
});

describeWordPress('the WordPress that tests start', (get) => {
  it('CS-04 can run twice at once, and leaves nothing behind', async () => {
    const second = await startWordPress();
    expect(second.origin).not.toBe(get().origin);
    expect((await fetch(`${second.apiBase}/posts?per_page=1`)).status).toBe(200);
    await second.stop();
    await expect(fetch(second.apiBase)).rejects.toThrow('fetch failed');
    expect(existsSync(second.scratch)).toBe(false);
    expect((await fetch(`${get().apiBase}/posts?per_page=1`)).status).toBe(200);
  });
});
