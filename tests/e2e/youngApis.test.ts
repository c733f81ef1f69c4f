import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OLDEST_BROWSERS } from '../../server/build/targets.ts';
import { usedOf, youngApis } from '../support/youngApis.ts';

const DIST = resolve(import.meta.dirname, '../../dist');

/** APIs newer than the build's target, and why each is safe to use without support. */
const ALLOWED: Readonly<Record<string, string>> = {
  '.addRoutes': 'service-worker/cachedPages.ts: only where the browser has it',
  '.clearAppBadge': 'features/library/badge.ts: only where the browser has it',
  '.createContext': 'React’s',
  '.createHTML': 'shared/html/trusted.ts: only where there are Trusted Types',
  '.createPolicy': 'shared/html/trusted.ts: only where there are Trusted Types',
  '.createScriptURL': 'shared/html/trusted.ts: only where there are Trusted Types',
  '.getAllRecords': 'fake-indexeddb’s own',
  '.getAttributeType': 'DOMPurify: only where there are Trusted Types',
  '.hidePopover': 'app/layout/menus/menuControl.ts: only where the browser has it',
  '.intersection': 'fake-indexeddb’s own',
  '.move': 'our own, of the player (features/reader/listen)',
  '.postTask': 'fake-indexeddb: only where the browser has it',
  '.requestIdleCallback': 'shared/whenIdle.ts: only where the browser has it',
  '.setAppBadge': 'features/library/badge.ts: only where the browser has it',
  '.showPopover': 'app/layout/menus/menuControl.ts: only where the browser has it',
  '.skipTransition': 'React: only for a transition that has begun',
  '.startViewTransition': 'React: in a `try`',
  '.toArray': 'Dexie’s',
  '.use': 'React’s and i18next’s',
  'AbortSignal.timeout': 'all of them have it; older ones name its reason otherwise, which nothing reads',
  'Intl.Segmenter': 'features/reader/listen/sentences.ts: only where the browser has it',
  Profiler: 'React’s name for a component',
  ViewTransition: 'React: only where the browser has it',
  scheduler: 'Dexie’s own name; fake-indexeddb: only where the browser has it',
  trustedTypes: 'only where there are Trusted Types',
};

const young = youngApis(OLDEST_BROWSERS);

function scripts(): (readonly [string, string])[] {
  const read = (file: string) => readFileSync(resolve(DIST, file), 'utf8');
  const files = globSync(['sw.js', 'assets/**/*.js'], { cwd: DIST });
  const inline = ['index.html', 'shell/en.html'].flatMap((page) =>
    [...read(page).matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => [page, code] as const),
  );
  return [...files.map((file) => [file, read(file)] as const), ...inline];
}

describe('the built scripts', () => {
  it('QU-07 newer APIs than those of the oldest browsers are used only with a guard', () => {
    const all = scripts();
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(([file]) => file.endsWith('.html'))).toHaveLength(2);
    const used = all.flatMap(([file, code]) => usedOf(young, code).map((name) => [name, file] as const));
    expect(used.filter(([name]) => !(name in ALLOWED))).toEqual([]);
    const names = new Set(used.map(([name]) => name));
    expect(Object.keys(ALLOWED).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    ['AbortSignal.any([a])', 'AbortSignal.any'],
    ['URL.canParse(a)', 'URL.canParse'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Object.groupBy(a,b)', 'Object.groupBy'],
    ['Array.fromAsync(a)', 'Array.fromAsync'],
    ['new Intl.Segmenter("en")', 'Intl.Segmenter'],
    ['scheduler.postTask(a)', 'scheduler'],
    ['a.values().drop(1)', '.drop'],
    ['a.isDisjointFrom(b)', '.isDisjointFrom'],
    ['/(?<=a)b/.test(a)', '/(?<=a)b/'],
    ['/[a--b]/v.test(a)', '/[a--b]/v'],
  ])('QU-07 the check detects %s', (code, name) => {
    expect(usedOf(young, code)).toContain(name);
  });

  it('QU-07 the check accepts APIs of all supported browsers', () => {
    expect(
      usedOf(young, 'a.toSorted().at(-1); structuredClone(a); a.replaceAll(b, c); URL.createObjectURL(a)'),
    ).toEqual([]);
  });
});
