import { formatFact } from '../../../src/content/facts/formatFact.ts';
import type { FactUnit } from '../../../src/content/facts/fact.ts';
import { chartParts, type ChartKind } from '../../../src/content/pages/figureRows.ts';
import { barScale, type BarPart } from '../../../src/shared/ui/charts/bars.ts';
import { chartAmount, type ChartAmount } from './chartAmount.ts';
import { escapeText } from './escapeHtml.ts';
import type { FactTable } from './factReferences.ts';

/** What a chart in an article is drawn with. */
export interface ChartContext {
  readonly facts: FactTable;
  readonly lang: string;
  /** Writes Markdown within a line as HTML. */
  readonly inline: (markdown: string) => string;
}

/** A chart as a block, and what it rests on. */
export interface DrawnChart {
  readonly html: string;
  /** Ids of its facts. */
  readonly used: readonly string[];
}

interface Row {
  readonly label: string;
  readonly amounts: readonly ChartAmount[];
}

/** The whole width is a little more than the greatest value: parts that a browser rounds must not need a second line. */
const ROOM = 1.002;

const cellsOf = (line: string): readonly string[] => line.split('|').map((cell) => cell.trim());

/**
 * Where each row's parts begin and end. Several amounts of a row follow each other in colours of their own; among numbers
 * of the article, a fact is the yardstick and has the other colour, too.
 */
function partsOf(kind: ChartKind, rows: readonly Row[]): readonly (readonly BarPart[])[] {
  if (rows.every(({ amounts }) => amounts.length === 1)) {
    const amounts = rows.flatMap((row) => row.amounts);
    const compared = amounts.some(({ unit }) => unit === undefined);
    const drawn = chartParts(
      kind,
      amounts.map(({ range }) => range),
    );
    return drawn.map((parts, index) =>
      compared && amounts[index]?.unit !== undefined ? parts.map((part) => ({ ...part, tone: 2 })) : parts,
    );
  }
  return rows.map(({ amounts }) => {
    let end = 0;
    return amounts.map(({ range }, index) => {
      const from = end;
      end += range[1];
      return { from, to: end, tone: index === 0 ? 1 : 2 };
    });
  });
}

/** Empty cells as wide as the parts are long: sanitising leaves nothing else to draw with, and they have no words. */
function barCells(parts: readonly BarPart[], scale: ReturnType<typeof barScale>): string {
  let end = 0;
  const cell = (width: number, look: string): string =>
    width > 0 ? `<td class="${look}" width="${Math.floor(width * 100) / 100}%"></td>` : '';
  return parts
    .map((part) => {
      const { start, width, tone, isRange } = scale.rect(part);
      const gap = cell(start - end, 'is-style-gap');
      const drawn = Math.min(width, 100 - start);
      end = start + drawn;
      return gap + cell(drawn, `is-style-tone-${tone}${isRange === true ? ' is-style-range' : ''}`);
    })
    .join('');
}

/** The one unit of all amounts. @throws RangeError when there are several, or no fact at all */
function unitOf(rows: readonly Row[]): FactUnit {
  const units = new Set(rows.flatMap(({ amounts }) => amounts.flatMap(({ unit }) => unit ?? [])));
  const [unit, second] = units;
  if (unit === undefined) throw new RangeError('a chart rests on at least one fact');
  if (second !== undefined) throw new RangeError(`a chart has one unit, not ${[...units].join(' and ')}`);
  return unit;
}

/**
 * A chart of facts as a table whose rows also draw their amounts, as those of pages do (PG-05). The first line is its
 * title; one that begins with `|` names the columns; `: …` at the end is a note; each other line is a row, `label |
 * amount` or `label | amount | amount`.
 * @throws RangeError for what cannot be drawn
 */
export function drawChart(kind: ChartKind, text: string, { facts, lang, inline }: ChartContext): DrawnChart {
  const [title = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const names = lines.find((line) => line.startsWith('|'));
  const note = lines.find((line) => line.startsWith(': '))?.slice(2);
  const rows = lines
    .filter((line) => line !== names && !line.startsWith(': '))
    .map((line): Row => {
      const [label = '', ...amounts] = cellsOf(line);
      return { label, amounts: amounts.map((amount) => chartAmount(amount, facts)) };
    });
  const columns = names === undefined ? 1 : cellsOf(names).length - 2;
  if (rows.some(({ amounts }) => amounts.length !== columns)) {
    throw new RangeError(`each row of "${title}" needs ${columns} amount${columns === 1 ? '' : 's'}`);
  }
  const unit = unitOf(rows);
  const written = ({ range: [low, high], certainty }: ChartAmount): string =>
    escapeText(formatFact({ value: low === high ? low : [low, high], unit, certainty }, lang));
  const parts = partsOf(kind, rows);
  const scale = barScale(ROOM * Math.max(...parts.flat().map(({ to }) => to)));
  const body = rows.map(
    ({ label, amounts }, index) =>
      `<tr><th scope="row">${inline(label)}</th>` +
      amounts.map((amount) => `<td>${written(amount)}</td>`).join('') +
      `${barCells(parts[index] ?? [], scale)}</tr>`,
  );
  const head =
    names === undefined
      ? ''
      : `<thead><tr>${cellsOf(names)
          .slice(1)
          .map((name) => `<th scope="col">${inline(name)}</th>`)
          .join('')}</tr></thead>`;
  const below =
    note === undefined ? '' : `<figcaption class="wp-element-caption">${inline(note)}</figcaption>`;
  return {
    html:
      `<figure class="wp-block-table is-style-chart"><table><caption>${inline(title)}</caption>` +
      `${head}<tbody>${body.join('')}</tbody></table>${below}</figure>`,
    used: rows.flatMap(({ amounts }) => amounts.flatMap(({ used }) => used)),
  };
}
