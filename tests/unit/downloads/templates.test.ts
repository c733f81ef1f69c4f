import { describe, expect, it } from 'vitest';
import { templates } from '../../../scripts/downloads/templateFiles.ts';
import { brand } from '../../../src/content/brand.ts';
import type { Fact } from '../../../src/content/facts/fact.ts';
import { facts } from '../../../src/content/facts/facts.ts';
import { formatFact, longDateIn } from '../../../src/content/facts/formatFact.ts';
import { site } from '../../../src/content/site.ts';
import { bareFigures } from '../../support/bareFigures.ts';
import { partOf, partsOf, sheetsOf } from '../../support/office.ts';
import { bytesOf, templateFiles, textOf } from '../../support/templates.ts';

const MOST_BYTES = { docx: 20_000, xlsx: 15_000, pdf: 60_000 } as const;

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('sq m', 'm²');

/** Figures in the values and descriptions of facts. */
const known = new Set(
  Object.values(facts).flatMap((fact) => bareFigures(`${inOneLine(formatFact(fact, 'en'))}\n${fact.covers}`)),
);

describe.each(templateFiles)('the file $file', ({ id, format, file, bytes, edition }) => {
  it('PG-02 is small', () => {
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES[format]);
    expect(bytes.length).toBeGreaterThan(5000);
  });

  it('FR-10 PG-02 names the firm, the edition and its page, and says that it is no legal advice', async () => {
    const page = `${site.url.replace(/^https?:\/\//, '')}/accounting/templates`;
    expect(inOneLine(await textOf(file))).toContain(
      `A template, not legal advice. ${brand.en}, edition of ${longDateIn(edition, 'en')}. Newer ones: ${page}`,
    );
  });

  it('PG-04 contains only figures of facts, and no markup', async () => {
    const text = inOneLine(await textOf(file));
    const own = text.replaceAll(/(?:edition of|checked on) \d+ \w+ \d{4}/gi, '');
    const figures = bareFigures(own).map((figure) => figure.replace(/,$/, ''));
    expect(figures.filter((figure) => !known.has(figure))).toEqual([]);
    expect(/\{\{|\*\*|²\]/.exec(text)?.[0]).toBeUndefined();
  });

  it('PG-04 has the current value and source of each fact', async () => {
    const text = inOneLine(await textOf(file));
    const expected = templates[id].facts.flatMap((name) => {
      const fact: Fact = facts[name];
      return [inOneLine(formatFact(fact, 'en')), fact.covers, fact.source];
    });
    const missing = expected.filter((words) => !text.includes(words));
    expect(
      missing.map((words) => `“${words}” is missing: edit ${file}, then run \`npm run downloads\``),
    ).toEqual([]);
  });
});

describe.each(templateFiles.filter(({ format }) => format !== 'pdf'))('the archive $file', ({ bytes }) => {
  it('PG-02 consists of well-formed XML', () => {
    for (const name of partsOf(bytes)) expect(partOf(bytes, name).documentElement.localName).not.toBe('');
  });
});

describe('workbooks', () => {
  it('PG-02 contain the result of each formula', () => {
    for (const id of ['cash-flow', 'ubo-register', 'vat-invoice'] as const) {
      const cells = [...sheetsOf(bytesOf(id, 'xlsx')).values()].flatMap(({ xml }) =>
        Array.from(xml.querySelectorAll('c:has(> f)')),
      );
      expect(cells.length).toBeGreaterThan(0);
      expect(cells.filter((cell) => !cell.querySelector('v'))).toEqual([]);
    }
  });

  it('PG-02 have frozen headings and fit the width of a page', () => {
    const paneOf = (id: 'cash-flow' | 'ubo-register', name: string) => {
      const pane = sheetsOf(bytesOf(id, 'xlsx')).get(name)?.xml.querySelector('pane');
      return ['state', 'ySplit', 'xSplit'].map((attribute) => pane?.getAttribute(attribute));
    };
    expect(paneOf('cash-flow', 'Cash flow')).toEqual(['frozen', '4', '1']);
    expect(paneOf('ubo-register', 'Beneficial owners')).toEqual(['frozen', '3', '1']);
    for (const id of ['cash-flow', 'ubo-register', 'vat-invoice'] as const)
      for (const { xml } of sheetsOf(bytesOf(id, 'xlsx')).values()) {
        expect(xml.querySelector('sheetPr > pageSetUpPr')?.getAttribute('fitToPage')).toBe('1');
        expect(xml.querySelector('pageSetup')?.getAttribute('fitToWidth')).toBe('1');
      }
  });
});
