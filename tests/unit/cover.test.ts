import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
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
  if (error) {
    return [error];
  }
  const styles = [...xml.querySelectorAll('style')].map((style) => style.textContent).join('');
  const classes = [...xml.querySelectorAll('[class]')].map((element) => element.getAttribute('class') ?? '');
  // `pw` is the water that the hero hides, `dh` its boat: no colours of their own.
  const unknown = [...new Set(classes)].filter(
    (name) => !['pw', 'dh'].includes(name) && !styles.includes(`.${name}{`),
  );
  return [
    ...unknown.map((name) => `class ${name} has no colour`),
    ...[...xml.querySelectorAll('text, image, script, foreignObject')].map(
      (element) => `holds ${element.tagName}`,
    ),
    ...[...xml.querySelectorAll('[fill],[stroke]')].map((element) => `own colour on ${element.tagName}`),
  ];
}

describe('covers', () => {
  it('BL-07 every motif, skyline and tint gives a valid drawing without words or foreign colours', () => {
    for (const motif of MOTIFS) {
      for (const skyline of SKYLINES) {
        for (const tint of CATEGORY_SLUGS) {
          const svg = coverSvg({ motif, skyline, tint });
          expect(problemsOf(svg), `${motif}, ${skyline}, ${tint}`).toEqual([]);
          expect(svg).toContain(`viewBox="0 0 800 450"`);
          expect(svg).toContain(COVER_TINTS[tint]);
        }
      }
    }
  });

  it('BL-07 no two covers look the same', () => {
    const covers = MOTIFS.flatMap((motif) =>
      SKYLINES.flatMap((skyline) => CATEGORY_SLUGS.map((tint) => coverSvg({ motif, skyline, tint }))),
    );
    expect(new Set(covers).size).toBe(MOTIFS.length * SKYLINES.length * CATEGORY_SLUGS.length);
  });

  it('BL-07 the trademark motif shows a star where its slide has a letter', () => {
    const letter = partOf(drawing('slides/trademark'), 'motif')?.markup.match(
      /data-letter="">(.*?)<\/g>/,
    )?.[1];
    const cover = coverSvg({ motif: 'trademark', skyline: 'dubai', tint: 'licensing' });
    expect(letter).toContain('<path');
    expect(cover).not.toContain(letter);
    expect(cover).toContain('M390 272l7 19');
  });

  it('BL-07 motifs that bring their own pier do not stand on a second one', () => {
    const plank = 'x="76" y="412" width="508"';
    expect(coverSvg({ motif: 'seo', skyline: 'dubai', tint: 'guides' })).toContain(plank);
    expect(coverSvg({ motif: 'share-transfer', skyline: 'dubai', tint: 'guides' })).not.toContain(plank);
    expect(coverSvg({ motif: 'brand-protection', skyline: 'dubai', tint: 'guides' })).not.toContain(plank);
  });

  it('BL-07 in light colours no variable is left for a renderer that knows none', () => {
    const svg = inLightColours(coverSvg({ motif: 'fruits', skyline: 'europe', tint: 'free-zones' }));
    expect(svg).not.toContain('var(');
    expect(svg).toContain('.ct{fill:#d5e6ee}');
  });
});

describe('drawings', () => {
  const drawings = [...SLIDES.map((name) => `slides/${name}`), ...SUBJECTS.map((name) => `subjects/${name}`)];

  it.each(drawings)('HO-03 PG-05 %s is small, valid and built like the others', (name) => {
    const svg = drawing(name);
    expect(problemsOf(svg)).toEqual([]);
    expect(Buffer.byteLength(svg)).toBeLessThan(8000);
    expect(svg).toContain('viewBox="0 0 640 520"');
    expect(svg).toContain('<circle class="ao" cx="330" cy="232" r="196"/>');
    expect(svg).toContain('<g class="pw">');
    for (const part of ['pier', 'motif', 'ripples']) {
      expect(partOf(svg, part)?.markup, `part ${part}`).toMatch(/^<(path|rect|g|circle)/);
    }
  });
});

describe('parts of drawings', () => {
  it('HO-03 a part ends where its own group ends, not where an inner one does', () => {
    const svg = '<svg><g data-part="a" data-own=""><g><path/></g><g/></g><g data-part="b"></g></svg>';
    expect(partOf(svg, 'a')).toEqual({ attributes: ' data-own=""', markup: '<g><path/></g><g/>' });
  });

  it('HO-03 a missing part and an unclosed one are undefined', () => {
    expect(partOf('<svg><g data-part="a"></g></svg>', 'b')).toBeUndefined();
    expect(partOf('<svg><g data-part="a"><g></g></svg>', 'a')).toBeUndefined();
  });

  it('BL-07 a drawing that is not there is an error', () => {
    expect(() => drawing('slides/no-such-slide')).toThrow('no-such-slide');
  });
});
