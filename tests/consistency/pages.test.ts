import { describe, expect, it } from 'vitest';
import { hasBody, isWrittenIn, loadBody } from '../../src/content/pages/bodies.ts';
import { textsOf } from '../../src/content/pages/texts.ts';
import { navigationPaths, sectionPaths } from '../../src/content/navigation.ts';
import { plainWords } from '../support/pageBodies.ts';
import { wordsIn } from '../support/prose.ts';

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
const ARABIC_SHARE = 0.62;

const PLACEHOLDER = /lorem|ipsum|\bTODO\b|\bTBD\b|coming soon|placeholder text|\bXX+\b/i;

const paths = navigationPaths.filter(hasBody);
const written = await Promise.all(
  (['en', 'ar'] as const).flatMap((language) =>
    paths
      .filter((path) => isWrittenIn(path, language))
      .map(async (path) => ({ path, language, page: (await loadBody(path, language)).page })),
  ),
);

it('PG-01 every page is written in Arabic, too', () => {
  expect(paths.filter((path) => !isWrittenIn(path, 'ar'))).toEqual([]);
});

describe.each(written)('the page $path in $language', ({ path, language, page }) => {
  const { blocks, related } = page;

  it('PG-01 has enough words and kinds of blocks', () => {
    const least = leastWords(path);
    const share = language === 'ar' ? ARABIC_SHARE : 1;
    expect(wordsIn(plainWords(page))).toBeGreaterThanOrEqual(Math.floor(least * share));
    expect(new Set(blocks.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(least < 500 ? 2 : 4);
    for (const { kind, heading } of blocks) expect(`${kind} ${heading}`).not.toMatch(/\s$/);
  });

  it('PG-01 has no placeholder, no list with one question and no incomplete table', () => {
    expect(textsOf(page).filter((text) => PLACEHOLDER.test(text))).toEqual([]);
    const wrong = blocks.filter(
      (block) =>
        (block.kind === 'faq' && block.items.length < 2) ||
        (block.kind === 'comparison' &&
          block.rows.some(({ cells }) => cells.length !== block.columns.length)),
    );
    expect(wrong).toEqual([]);
  });

  it('PG-01 has markup only in fields of rich text', () => {
    const names = /^(?:heading|title|label|item|payee|question|columns|meta)$/;
    const marked: string[] = [];
    JSON.stringify(page, function (this: object, key, value: unknown) {
      // A decision tree's questions are rich text: they ask about amounts of the law.
      const isRich = key === 'question' && ('answers' in this || 'route' in this);
      if (!isRich && names.test(key) && /\{\{|\*\*|\]\(/.test(String(value))) marked.push(String(value));
      return value;
    });
    expect(marked).toEqual([]);
  });

  it('PG-03 has at least three other related pages', () => {
    expect(related.length).toBeGreaterThanOrEqual(3);
    expect(related).not.toContain(path);
    expect(new Set(related).size).toBe(related.length);
  });
});
