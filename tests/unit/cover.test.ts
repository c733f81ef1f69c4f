import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { drawing, partOf } from '../../scripts/art/art.ts';
import { coverSvg } from '../../scripts/art/cover.ts';
import { MOTIFS, SKYLINES } from '../../server/content/library/motifs.ts';
import { SLIDES, SUBJECTS } from '../../src/content/art/drawings.ts';
import { COVER_TINTS, inLightColours } from '../../scripts/art/palette.ts';
import { CATEGORY_SLUGS } from '../../src/features/blog/rules/categorySlugs.ts';

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

it('BL-07 every motif, skyline and tint has a different valid drawing without text or literal colours', () => {
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

it('BL-07 the trademark motif has a star instead of a letter', () => {
  const { markup = '' } = partOf(drawing('slides/trademark'), 'motif') ?? {};
  const letter = /data-letter="">(.*?)<\/g>/.exec(markup)?.[1];
  const cover = coverSvg({ motif: 'trademark', skyline: 'dubai', tint: 'licensing' });
  expect(letter).toContain('<path');
  expect(cover).not.toContain(letter);
  expect(cover).toContain('M390 272l7 19');
});

it('BL-07 a cover in light colours contains no variable', () => {
  const svg = inLightColours(coverSvg({ motif: 'fruits', skyline: 'europe', tint: 'free-zones' }));
  expect(svg).not.toContain('var(');
  expect(svg).toContain('.ct{fill:#d5e6ee}');
});

it.each([...SLIDES.map((name) => `slides/${name}`), ...SUBJECTS.map((name) => `subjects/${name}`)])(
  'HO-03 PG-05 %s is small, valid and has the common structure',
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
