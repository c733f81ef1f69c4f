import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { subjects } from '../../src/content/art/pageSubjects.ts';
import { navigationPaths } from '../../src/content/navigation.ts';
import { usesOf } from '../../scripts/facts/drawingUse.ts';
import { articleFronts } from '../support/articles.ts';

const ART = new URL('../../src/content/art/', import.meta.url);

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
    const motifs = Array.from(articleFronts.values(), ({ cover }) => cover.motif);
    expect(motifs.length).toBeGreaterThan(20);
    expect(tooMany(motifs)).toEqual([]);
  });
});
