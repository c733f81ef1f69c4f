import { formatFact } from '../../../src/content/facts/formatFact.ts';
import type { FactUnit } from '../../../src/content/facts/fact.ts';
import { chartParts, type ChartKind } from '../../../src/content/pages/figureRows.ts';
import { barScale, type BarPart } from '../../../src/shared/ui/charts/bars.ts';
import { chartAmount, type ChartAmount } from './chartAmount.ts';
import { escapeText } from './escapeHtml.ts';
import type { FactTable } from './factReferences.ts';

export interface ChartContext {
  readonly facts: FactTable;
  readonly lang: string;
  readonly inline: (markdown: string) => string;
}

export interface DrawnChart {
  readonly html: string;
  readonly used: readonly string[];
}

interface Row {
  readonly label: string;
  readonly amounts: readonly ChartAmount[];
}

/** The scale ends slightly above the greatest value, so that rounding never wraps a row. */
const SCALE_MARGIN = 1.002;

const cellsOf = (line: string): readonly string[] => line.split('|').map((cell) => cell.trim());

/**
 * Returns the parts of each row's bar. Several amounts of a row follow each other in different colours; a fact among
 * plain numbers has a different colour too.
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

/** Returns empty cells as wide as the parts: sanitising allows no other drawing. */
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

/** Returns the unit of all amounts. Throws RangeError without a fact or with several units. */
function unitOf(rows: readonly Row[]): FactUnit {
  const units = new Set(rows.flatMap(({ amounts }) => amounts.flatMap(({ unit }) => unit ?? [])));
  const [unit, second] = units;
  if (unit === undefined) throw new RangeError('a chart rests on at least one fact');
  if (second !== undefined) throw new RangeError(`a chart has one unit, not ${[...units].join(' and ')}`);
  return unit;
}

/**
 * Renders a chart of facts as a table that also draws its amounts (PG-05). The first line is the title; a line that
 * begins with `|` names the columns; `: …` at the end is a note; other lines are rows, `label | amount` or `label |
 * amount | amount`. Throws RangeError for an invalid chart.
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
  const scale = barScale(SCALE_MARGIN * Math.max(...parts.flat().map(({ to }) => to)));
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
