import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../server/content/library/frontMatter.ts';
import { hasBody, loadBody } from '../../src/content/pages/bodies.ts';
import { piecesOf } from '../../src/content/pages/richText.ts';
import { textsOf } from '../../src/content/pages/texts.ts';
import { navigationPaths, sectionPaths } from '../../src/content/navigation.ts';
import { BARE_FIGURE, plainWords } from '../support/pageBodies.ts';
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

const PLACEHOLDER = /lorem|ipsum|\bTODO\b|\bTBD\b|coming soon|placeholder text|\bXX+\b/i;

const loadBoth = async (path: string) => ({
  path,
  en: (await loadBody(path, 'en').catch(() => undefined))?.page,
  ar: (await loadBody(path, 'ar').catch(() => undefined))?.page,
});
const written = await Promise.all(navigationPaths.filter(hasBody).map(loadBoth));

/** The embedded articles: another content service needs them too, or the links that lead to them changed. */
const ARTICLES = new URL('../../server/content/articles/', import.meta.url);
const articleAddresses = readdirSync(ARTICLES).map((file) => {
  const source = readSource(readFileSync(new URL(file, ARTICLES), 'utf8'));
  if ('problems' in source) throw new Error(`${file}: ${source.problems.join(' ')}`);
  return `/blog/${source.front.slug}`;
});

const ADDRESSES: ReadonlySet<string> = new Set([
  ...navigationPaths,
  '/',
  '/quote',
  '/schedule',
  '/blog',
  ...articleAddresses,
  '/saved',
]);

describe.each(written)('the page $path', ({ path, en, ar }) => {
  // Block for block, which translatedPages.test.ts checks of every translation.
  it('PG-01 is written in English and Arabic', () => {
    expect([en, ar]).not.toContain(undefined);
  });

  it('PG-01 has substance, of more than one kind', () => {
    if (!en || !ar) throw new Error('One of the two languages is missing');
    const least = leastWords(path);
    expect(wordsIn(plainWords(en))).toBeGreaterThanOrEqual(least);
    expect(wordsIn(plainWords(ar))).toBeGreaterThanOrEqual(Math.floor(least * ARABIC_SHARE));
    expect(new Set(en.blocks.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(least < 500 ? 2 : 4);
    for (const { kind, heading } of [...en.blocks, ...ar.blocks])
      expect(`${kind} ${heading}`).not.toMatch(/\s$/);
  });

  it('PG-01 has a block of questions only for two or more', () => {
    const few = [en, ar].flatMap((page) =>
      (page?.blocks ?? []).flatMap((block) =>
        block.kind === 'faq' && block.items.length < 2 ? [block.heading] : [],
      ),
    );
    expect(few).toEqual([]);
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
    JSON.stringify([en, ar], function (this: object, key, value: unknown) {
      // A decision tree's questions are rich text: they ask about amounts of the law.
      const isRich = key === 'question' && 'answers' in this;
      if (!isRich && names.test(key) && /\{\{|\*\*|\]\(/.test(String(value))) marked.push(String(value));
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
