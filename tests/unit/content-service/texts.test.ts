import { expect, it } from 'vitest';
import { gmtOf, localMoment } from '../../../server/content/library/siteTime.ts';
import { toSlug } from '../../../server/content/library/toSlug.ts';
import { texturize, texturizeHtml } from '../../../server/content/markdown/texturize.ts';

// Measured on WordPress 6.1.9.
it.each([
  ['Tom & Jerry\'s "big" day', 'Tom &#038; Jerry&#8217;s &#8220;big&#8221; day'],
  ['a - b', 'a &#8211; b'],
  ['a--b', 'a&#8211;b'],
  ['wait...', 'wait&#8230;'],
  ['10x20', '10&#215;20'],
  ["the '90s", 'the &#8217;90s'],
  ['AT&amp;T &copy; & x', 'AT&amp;T &copy; &#038; x'],
  ['"نص"', '&#8220;نص&#8221;'],
  ['“native”', '“native”'],
  ["he said: 'word', then", 'he said: &#8216;word&#8217;, then'],
  ["50' long", '50&#8242; long'],
  ['"\'nested\' q"', '&#8220;&#8216;nested&#8217; q&#8221;'],
])('CS-03 %s has the entities of WordPress', (text, expected) => {
  expect(texturize(text)).toBe(expected);
});

it('CS-03 quotes in code and attributes are unchanged', () => {
  expect(texturizeHtml('<p title="a--b">"x" <code>"y"</code> "z"</p>')).toBe(
    '<p title="a--b">&#8220;x&#8221; <code>"y"</code> &#8220;z&#8221;</p>',
  );
});

it.each([
  ['Hello, World & Co.', 'hello-world-co'],
  ['a%d8%aa', 'a%d8%aa'],
  ['Café', 'caf%c3%a9'],
  ['100% sure', '100-sure'],
  ['دبي', '%d8%af%d8%a8%d9%8a'],
  // At most 200 characters, and complete letters.
  ['ش'.repeat(60), '%d8%b4'.repeat(33)],
])('CS-03 the slug of %s is %s', (text, expected) => {
  expect(toSlug(text)).toBe(expected);
});

it('CS-03 local and universal time differ by four hours, also over midnight', () => {
  expect(gmtOf('2026-03-01T02:30:00')).toBe('2026-02-28T22:30:00');
  expect(localMoment('2026-02-28T22:30:00Z')).toBe('2026-03-01T02:30:00');
  expect(localMoment('2026-02-28T22:30:00-03:30')).toBe('2026-03-01T06:00:00');
  expect(localMoment('2026-02-28')).toBeUndefined();
});
