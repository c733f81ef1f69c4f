import { describe, expect, it } from 'vitest';
import { hasBody, loadBody } from '../../src/content/pages/bodies.ts';
import type { PageBody } from '../../src/content/pages/page.ts';
import { piecesOf } from '../../src/content/pages/richText.ts';
import { factsOf, textsOf } from '../../src/content/pages/texts.ts';
import { navigationPaths, sectionPaths } from '../../src/content/navigation.ts';
import { wordsIn } from '../support/prose.ts';

/** Company and legal pages, and those whose substance is a tool, are shorter; an overview's is what it lists. */
const leastWords = (path: string): number => {
  if (path !== '/packages' && sectionPaths.some((section) => section === path)) return 100;
  return /^\/(?:company|legal|downloads)\/|^\/(?:calculator|checklist)$|\/(?:free-zone-comparison|finder|costs-timelines)$/.test(
    path,
  )
    ? 300
    : path === '/login'
      ? 150
      : 500;
};
/** Arabic says the same in fewer words. */
const ARABIC_SHARE = 0.62;

/** Figures of money or in percent, and amounts with a currency's name, that stand in a text as digits. */
const BARE_FIGURE =
  /\d[\d.,\s]*\s?(?:%|٪|percent|AED|USD|GBP|EUR|dirhams?|dollars?|pounds?|euros?|درهم|دولار|يورو|جنيه)|(?:AED|USD|GBP|EUR|[$£€])\s?\d/i;
const PLACEHOLDER = /lorem|ipsum|\bTODO\b|\bTBD\b|coming soon|placeholder text|\bXX+\b/i;

const loadBoth = async (path: string) => ({
  path,
  en: (await loadBody(path, 'en').catch(() => undefined))?.page,
  ar: (await loadBody(path, 'ar').catch(() => undefined))?.page,
});
const written = await Promise.all(navigationPaths.filter(hasBody).map(loadBoth));

const plain = (page: PageBody) =>
  textsOf(page)
    .map((text) =>
      piecesOf(text)
        .map((piece) => (piece.kind === 'fact' ? ' ' : piece.words))
        .join(''),
    )
    .join('\n');

const shapeOf = ({ blocks }: PageBody) =>
  blocks.map((block) => {
    const sizes = Object.values(block).flatMap((part: unknown) => (Array.isArray(part) ? [part.length] : []));
    return `${block.kind} ${sizes.join(' ')}`;
  });

const ADDRESSES: ReadonlySet<string> = new Set([
  ...navigationPaths,
  '/',
  '/quote',
  '/schedule',
  '/blog',
  '/saved',
]);

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?؟])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence) >= 7);

describe.each(written)('the page $path', ({ path, en, ar }) => {
  it('PG-01 is written in English and Arabic, block for block', () => {
    if (!en || !ar) throw new Error('One of the two languages is missing');
    expect(shapeOf(ar)).toEqual(shapeOf(en));
    expect([...factsOf(ar)].sort()).toEqual([...factsOf(en)].sort());
    expect([ar.related, ar.reviewedOn]).toEqual([en.related, en.reviewedOn]);
  });

  it('PG-01 has substance, of more than one kind', () => {
    if (!en || !ar) throw new Error('One of the two languages is missing');
    const least = leastWords(path);
    expect(wordsIn(plain(en))).toBeGreaterThanOrEqual(least);
    expect(wordsIn(plain(ar))).toBeGreaterThanOrEqual(Math.floor(least * ARABIC_SHARE));
    expect(new Set(en.blocks.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(least < 500 ? 2 : 4);
    for (const { kind, heading } of [...en.blocks, ...ar.blocks])
      expect(`${kind} ${heading}`).not.toMatch(/\s$/);
  });

  it('PG-01 shows money and shares by reference only, and no placeholder', () => {
    const wrong = [en, ar].flatMap((page) =>
      (page ? textsOf(page) : []).filter((text) => {
        const words = text.replaceAll(/\{\{[^}]*\}\}/g, '');
        return BARE_FIGURE.test(words) || PLACEHOLDER.test(words);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('PG-01 has markup only where it is read as such', () => {
    const names = /^(?:heading|title|label|item|payee|question|columns|meta)$/;
    const marked: string[] = [];
    JSON.stringify([en, ar], (key, value: unknown) => {
      if (names.test(key) && /\{\{|\*\*|\]\(/.test(String(value))) marked.push(String(value));
      return value;
    });
    expect(marked).toEqual([]);
  });

  it('PG-03 links only to pages that there are', () => {
    for (const page of [en, ar]) {
      if (!page) throw new Error('One of the two languages is missing');
      const links = textsOf(page)
        .flatMap(piecesOf)
        .flatMap((piece) => (piece.kind === 'link' ? [piece.to] : []));
      expect(links.filter((to) => !ADDRESSES.has(to))).toEqual([]);
      expect(page.related.length).toBeGreaterThanOrEqual(3);
      expect(page.related).not.toContain(path);
      expect(new Set(page.related).size).toBe(page.related.length);
    }
  });

  it('PG-01 has tables that are whole', () => {
    const uneven = [en, ar].flatMap((page) =>
      (page?.blocks ?? []).flatMap((block) =>
        block.kind === 'comparison'
          ? block.rows.filter(({ cells }) => cells.length !== block.columns.length).map(({ label }) => label)
          : [],
      ),
    );
    expect(uneven).toEqual([]);
  });
});

describe.each(['en', 'ar'] as const)('the pages in %s', (language) => {
  it('PG-01 say nothing twice', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const page of written) {
      const body = page[language];
      if (!body) continue;
      for (const sentence of new Set(sentencesOf(plain(body)))) {
        const first = seen.get(sentence);
        if (first) twice.push(`${first} and ${page.path}: ${sentence}`);
        else seen.set(sentence, page.path);
      }
    }
    expect(twice).toEqual([]);
  });
});
