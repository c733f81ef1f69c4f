import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { drawing, partOf } from '../../scripts/art/art.ts';
import { coverSvg } from '../../scripts/art/cover.ts';
import { MOTIFS, SKYLINES } from '../../server/content/library/motifs.ts';
import { SLIDES, SUBJECTS } from '../../src/content/art/drawings.ts';
import { COVER_TINTS, inLightColours } from '../../scripts/art/palette.ts';
import { CATEGORY_SLUGS } from '../../server/content/library/categories.ts';

const { DOMParser } = new JSDOM('').window;
const parser = new DOMParser();

function problemsOf(svg: string): readonly string[] {
  const xml = parser.parseFromString(svg, 'image/svg+xml');
  const error = xml.querySelector('parsererror')?.textContent;
  if (error) return [error];
  const all = (selector: string) => [...xml.querySelectorAll(selector)];
  const styles = all('style')
    .map((style) => style.textContent)
    .join('');
  // `pw` is the water that the hero hides, `dh` its boat: both have no colours.
  const unknown = new Set(
    all('[class]')
      .map((element) => element.getAttribute('class') ?? '')
      .filter((name) => !['pw', 'dh'].includes(name) && !styles.includes(`.${name}{`)),
  );
  return [
    ...[...unknown].map((name) => `class ${name} has no colour`),
    ...all('text, image, script, foreignObject').map(({ tagName }) => `holds ${tagName}`),
    ...all('[fill],[stroke]').map(({ tagName }) => `own colour on ${tagName}`),
  ];
}

it('BL-07 every motif, skyline and tint has a separate valid drawing without words or foreign colours', () => {
  const covers = MOTIFS.flatMap((motif) =>
    SKYLINES.flatMap((skyline) => CATEGORY_SLUGS.map((tint) => ({ motif, skyline, tint }))),
  );
  for (const cover of covers) {
    const svg = coverSvg(cover);
    expect({ ...cover, problems: problemsOf(svg) }).toEqual({ ...cover, problems: [] });
    expect(svg).toContain(`viewBox="0 0 800 450"`);
    expect(svg).toContain(COVER_TINTS[cover.tint]);
  }
  expect(new Set(covers.map(coverSvg)).size).toBe(covers.length);
});

it('BL-07 the trademark motif shows a star where its slide has a letter', () => {
  const { markup = '' } = partOf(drawing('slides/trademark'), 'motif') ?? {};
  const letter = /data-letter="">(.*?)<\/g>/.exec(markup)?.[1];
  const cover = coverSvg({ motif: 'trademark', skyline: 'dubai', tint: 'licensing' });
  expect(letter).toContain('<path');
  expect(cover).not.toContain(letter);
  expect(cover).toContain('M390 272l7 19');
});

it.each([
  ['seo', true],
  ['share-transfer', false],
  ['brand-protection', false],
] as const)(
  'BL-07 motifs that bring their own pier do not stand on a second one: %s, %s',
  (motif, onPier) => {
    const svg = coverSvg({ motif, skyline: 'dubai', tint: 'guides' });
    expect(svg.includes('x="76" y="412" width="508"')).toBe(onPier);
  },
);

it('BL-07 in light colours no variable is left for a renderer that knows none', () => {
  const svg = inLightColours(coverSvg({ motif: 'fruits', skyline: 'europe', tint: 'free-zones' }));
  expect(svg).not.toContain('var(');
  expect(svg).toContain('.ct{fill:#d5e6ee}');
});

it.each([...SLIDES.map((name) => `slides/${name}`), ...SUBJECTS.map((name) => `subjects/${name}`)])(
  'HO-03 PG-05 %s is small, valid and built like the others',
  (name) => {
    const svg = drawing(name);
    expect(problemsOf(svg)).toEqual([]);
    expect(Buffer.byteLength(svg)).toBeLessThan(8000);
    expect(svg).toContain('viewBox="0 0 640 520"');
    expect(svg).toContain('<circle class="ao" cx="330" cy="232" r="196"/>');
    expect(svg).toContain('<g class="pw">');
    for (const part of ['pier', 'motif', 'ripples'])
      expect(partOf(svg, part)?.markup, `part ${part}`).toMatch(/^<(path|rect|g|circle)/);
  },
);

it('HO-03 a part ends where its own group ends, not where an inner one does', () => {
  const svg = '<svg><g data-part="a" data-own=""><g><path/></g><g/></g><g data-part="b"></g></svg>';
  expect(partOf(svg, 'a')).toEqual({ attributes: ' data-own=""', markup: '<g><path/></g><g/>' });
});
