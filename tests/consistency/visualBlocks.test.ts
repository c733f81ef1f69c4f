import { beforeAll, describe, expect, it } from 'vitest';
import { rangeIn } from '../../src/content/facts/amount.ts';
import { facts } from '../../src/content/facts/facts.ts';
import { navigationPaths } from '../../src/content/navigation.ts';
import { hasBody, isWrittenIn, loadBody } from '../../src/content/pages/bodies.ts';
import { exampleTotal, lineAmount } from '../../src/content/pages/examples.ts';
import { figureRows } from '../../src/content/pages/figureRows.ts';
import type { Decision, PageBlock } from '../../src/content/pages/page.ts';
import { piecesOf } from '../../src/content/pages/richText.ts';
import { languages } from '../../src/i18n/languages.ts';
import { ensureRendered, fileOf, rendered } from '../support/renderedSite.ts';

const blocks = await Promise.all(
  navigationPaths.filter(hasBody).flatMap((path) =>
    languages
      .filter(({ code }) => isWrittenIn(path, code))
      .map(async ({ code }) => {
        const { page } = await loadBody(path, code);
        return page.blocks.map((block) => ({ at: `${path} (${code})`, block }));
      }),
  ),
).then((found) => found.flat());

const figures = blocks.flatMap(({ at, block }) => (block.kind === 'figure' ? [{ at, block }] : []));
const examples = blocks.flatMap(({ at, block }) => (block.kind === 'example' ? [{ at, block }] : []));

/** The numbers and facts of a block, without its translated texts. */
const substance = (block: PageBlock) =>
  JSON.stringify(block, (key, value: unknown) =>
    ['heading', 'intro', 'label', 'total', 'result', 'note', 'question', 'answers'].includes(key)
      ? undefined
      : value,
  );

/** The sorted facts and links of a text. */
const namedIn = (text: string) =>
  piecesOf(text)
    .flatMap((piece) => (piece.kind === 'fact' ? [piece.id] : piece.kind === 'link' ? [piece.to] : []))
    .toSorted();

/** The facts and links of each branch of a decision tree. */
const branchesOf = ({ question, answers }: Decision): readonly unknown[] => [
  namedIn(question),
  ...answers.map(({ leadsTo }) => (typeof leadsTo === 'string' ? namedIn(leadsTo) : branchesOf(leadsTo))),
];

describe('visual blocks', () => {
  it('PG-05 all rows of a chart have the same unit', () => {
    expect(figures.length).toBeGreaterThan(0);
    const mixed = figures.flatMap(({ at, block }) => {
      figureRows(block);
      return new Set(block.rows.map(({ fact }) => facts[fact].unit)).size > 1 ? [at] : [];
    });
    expect(mixed).toEqual([]);
  });

  it('PG-05 all rows of a slope chart have the same unit, and it has at most four', () => {
    const slopes = blocks.flatMap(({ at, block }) => (block.kind === 'slope' ? [{ at, block }] : []));
    expect(new Set(slopes.map(({ at }) => at.split(' ')[0]))).toContain('/services/pricing');
    for (const { at, block } of slopes) {
      const ids = block.rows.flatMap(({ facts: both }) => both);
      ids.map(rangeIn);
      expect([at, new Set(ids.map((id) => facts[id].unit)).size]).toEqual([at, 1]);
      expect([at, block.rows.length <= 4]).toEqual([at, true]);
    }
    const years = slopes.filter(({ at }) => at.startsWith('/services/pricing ')).map(({ block }) => block);
    expect(years).toHaveLength(languages.length);
    expect(new Set(years.map(({ rows }) => JSON.stringify(rows.map(({ facts: both }) => both)))).size).toBe(
      1,
    );
  });

  it('PG-05 a worked example has a total, and the same amounts in every language', () => {
    expect(examples.length).toBeGreaterThan(0);
    const states = new Map<string, Set<string>>();
    for (const { at, block } of examples) {
      const [low, high] = exampleTotal(block);
      expect(low).toBeGreaterThan(0);
      expect(high).toBeGreaterThanOrEqual(low);
      const path = at.split(' ')[0] ?? '';
      states.set(path, (states.get(path) ?? new Set()).add(substance(block)));
    }
    expect([...states].filter(([, each]) => each.size > 1)).toEqual([]);
  });

  it('PG-05 a worked example with prices in one currency has its total in that currency', () => {
    const converted = examples.filter(({ block: { lines, currency } }) => {
      const units = new Set(lines.flatMap((line) => ('fact' in line ? [facts[line.fact].unit] : [])));
      return units.size === 1 && !units.has(currency) && lines.every((line) => 'fact' in line);
    });
    expect(converted.map(({ at }) => at)).toEqual([]);
  });

  it('PG-05 VAT on an import is calculated on the value with the current duty', () => {
    const imports = examples.filter(({ block: { lines } }) =>
      ['uae-customs-duty', 'uae-vat-rate'].every((id) =>
        lines.some((line) => 'rate' in line && line.rate === id),
      ),
    );
    expect(imports.length).toBeGreaterThan(0);
    const wrong = imports.filter(({ block: { lines, currency } }) => {
      const values = lines.flatMap((line) => ('given' in line ? [line.given] : []));
      const duties = lines.flatMap((line) =>
        'rate' in line && line.rate === 'uae-customs-duty' ? [lineAmount(line, currency)?.[0] ?? 0] : [],
      );
      const base = [...values, ...duties].reduce((sum, amount) => sum + amount, 0);
      return lines.some((line) => 'rate' in line && line.rate === 'uae-vat-rate' && line.of !== base);
    });
    expect(wrong.map(({ at }) => at)).toEqual([]);
  });

  it('PG-05 a decision tree has the same branches, facts and links in every language', () => {
    const branches = new Map<string, Set<string>>();
    for (const { at, block } of blocks) {
      if (block.kind !== 'decision') continue;
      const path = at.split(' ')[0] ?? '';
      branches.set(path, (branches.get(path) ?? new Set()).add(JSON.stringify(branchesOf(block.start))));
    }
    expect(branches.size).toBeGreaterThan(0);
    expect([...branches].filter(([, each]) => each.size > 1)).toEqual([]);
  });
});

describe('visual blocks in rendered pages', () => {
  beforeAll(ensureRendered, 600_000);

  it.each(['en', 'ar', 'ur', 'hi'] as const)('PG-05 show the tax of a year (%s)', (language) => {
    const text = rendered(fileOf('/business-guide/corporate-tax-basics', language));
    expect(text).toMatch(/<tfoot[^]*?11,250[^]*?<\/tfoot>/);
  });
});
