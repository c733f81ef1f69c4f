import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { subjects } from '../../src/content/art/pageSubjects.ts';
import { navigationPaths } from '../../src/content/navigation.ts';
import { usesOf } from '../../scripts/facts/drawingUse.ts';
import { readSource } from '../../server/content/library/frontMatter.ts';

const ART = new URL('../../src/content/art/', import.meta.url);
const ARTICLES = new URL('../../server/content/articles/', import.meta.url);

/** Highest number of pages or articles with the same drawing. */
const MOST = 4;

const tooMany = (drawings: readonly string[]) => usesOf(drawings).filter(({ pages }) => pages > MOST);

describe('pictures of pages and articles', () => {
  it('PG-05 no drawing is at the head of more than four pages', () => {
    const heads = navigationPaths.map((path) => subjects[path]);
    expect(heads.length).toBeGreaterThan(100);
    expect(tooMany(heads)).toEqual([]);
  });

  it('PG-05 every drawing of a subject is used by a page', () => {
    const drawn = readdirSync(new URL('subjects', ART)).map((file) => file.replace(/\.svg$/, ''));
    const used = new Set<string>(Object.values(subjects));
    expect(drawn.filter((name) => !used.has(name))).toEqual([]);
  });

  it('BL-07 no motif is on more than four covers', () => {
    const files = readdirSync(ARTICLES).filter((file) => file.endsWith('.md'));
    const motifs = files.flatMap((file) => {
      const source = readSource(readFileSync(new URL(file, ARTICLES), 'utf8'));
      return 'front' in source ? [source.front.cover.motif] : [];
    });
    expect(motifs).toHaveLength(files.length);
    expect(tooMany(motifs)).toEqual([]);
  });
});
