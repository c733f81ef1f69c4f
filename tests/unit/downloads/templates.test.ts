import { describe, expect, it } from 'vitest';
import { type FactId, facts } from '../../../src/content/facts/facts.ts';
import { formatFact } from '../../../src/content/facts/formatFact.ts';
import { formatOf } from '../../../src/features/downloads/formats.ts';
import { bareFigures } from '../../support/bareFigures.ts';
import { partOf, partsOf, sheetsOf } from '../../support/office.ts';
import { bytesOf, makeAll, templateFiles, textOf } from '../../support/templates.ts';

/** A file may weigh so much. */
const MOST_BYTES = { docx: 20_000, xlsx: 15_000, pdf: 60_000 } as const;
const NOTICE =
  /A template, not legal advice\. Marsa, edition of [A-Z]\w+ \d+, \d{4}\. Newer ones: .+\/accounting\/templates/;

const archives = templateFiles.filter(({ file }) => !file.endsWith('.pdf'));

/** Figures that facts hold, in their values and in what they cover. */
const known = new Set(
  Object.values(facts).flatMap((fact) => bareFigures(`${formatFact(fact, 'en')}\n${fact.covers}`)),
);

describe('the files of templates', () => {
  it('PG-02 are documents, workbooks and forms to print', () => {
    expect(templateFiles.map(({ file }) => file)).toEqual([
      'shareholder-resolution.docx',
      'shareholder-resolution.pdf',
      'vat-invoice.docx',
      'vat-invoice.xlsx',
      'vat-invoice.pdf',
      'ubo-register.docx',
      'ubo-register.xlsx',
      'ubo-register.pdf',
      'lease-checklist.docx',
      'lease-checklist.pdf',
      'cash-flow.xlsx',
      'cash-flow.pdf',
    ]);
  });

  it('PG-02 are the same for the same content, whenever they are made', async () => {
    const again = await makeAll();
    const changed = again.filter(
      ({ bytes }, index) => !Buffer.from(bytes).equals(Buffer.from(templateFiles[index]?.bytes ?? [])),
    );
    expect(changed.map(({ file }) => file)).toEqual([]);
  });
});

describe.each(templateFiles)('the file $file', ({ file, bytes }) => {
  it('PG-02 weighs little, and only a PDF knows its pages', () => {
    const format = formatOf(`/downloads/${file}`);
    if (!format) throw new Error(`${file} is no file to download`);
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES[format]);
    expect(bytes.length).toBeGreaterThan(5000);
    const { pages } = templateFiles.find((each) => each.file === file) ?? {};
    expect(pages === undefined).toBe(format !== 'pdf');
  });

  it('FR-10 PG-02 names the firm and its edition, and says that it is no advice', async () => {
    expect(await textOf(file)).toMatch(NOTICE);
  });

  it('PG-04 shows no figure that the table does not hold, and no mark-up', async () => {
    const text = await textOf(file);
    const own = text.replaceAll(/(?:edition of|checked on) \w+ \d+, \d{4}/gi, '');
    const figures = bareFigures(own).map((figure) => figure.replace(/,$/, ''));
    expect(figures.filter((figure) => !known.has(figure))).toEqual([]);
    expect(/\{\{|\*\*|²\]/.exec(text)?.[0]).toBeUndefined();
  });

  it('PG-04 names the source of each figure that it uses', async () => {
    const text = await textOf(file);
    const ids: readonly FactId[] = file.startsWith('ubo')
      ? ['uae-ubo-threshold', 'uae-ubo-registers', 'uae-ubo-change-notice']
      : file.startsWith('vat')
        ? ['uae-vat-rate', 'uae-vat-records', 'uae-einvoicing-small-live']
        : file.startsWith('lease')
          ? ['ejari-fee', 'office-area-per-visa', 'uae-vat-rate']
          : file.startsWith('cash')
            ? ['uae-vat-return-due', 'uae-ct-rate', 'uae-ct-payment-due']
            : [];
    for (const id of ids) {
      expect(text).toContain(facts[id].covers);
      expect(text).toContain(facts[id].source);
    }
  });
});

describe.each(archives)('the archive $file', ({ file, bytes, edition }) => {
  it('PG-02 opens, each of its parts well-formed', () => {
    for (const name of partsOf(bytes)) expect(partOf(bytes, name).documentElement.localName).not.toBe('');
  });

  it('PG-02 bears the day of its edition, not that of the build', () => {
    // The day stands after signature, version, flags, method and time.
    const day = new DataView(bytes.buffer, bytes.byteOffset).getUint16(12, true);
    const parts = [1980 + (day >> 9), (day >> 5) & 15, day & 31];
    expect(parts.map((part) => `${part}`.padStart(2, '0')).join('-')).toBe(edition);
    if (!file.endsWith('.docx')) return;
    const properties = partOf(bytes, 'docProps/core.xml');
    for (const name of ['dcterms:created', 'dcterms:modified'])
      expect(properties.getElementsByTagName(name)[0]?.textContent).toBe(`${edition}T00:00:00Z`);
  });
});

describe('workbooks', () => {
  it('PG-02 keep the heading in sight and fit the width of a page', () => {
    const paneOf = (id: 'cash-flow' | 'ubo-register', name: string) => {
      const pane = sheetsOf(bytesOf(id, 'xlsx')).get(name)?.xml.querySelector('pane');
      return [pane?.getAttribute('state'), pane?.getAttribute('ySplit'), pane?.getAttribute('xSplit')];
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
