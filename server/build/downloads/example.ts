import type { Fact } from '../../../src/content/facts/fact.ts';
import type { SumCurrency } from '../../../src/content/facts/amount.ts';
import {
  type Amount,
  exampleTotal,
  isAbout,
  lineAmount,
  workingOf,
} from '../../../src/content/pages/examples.ts';
import type { ExampleBlock, ExampleLine } from '../../../src/content/pages/page.ts';
import { beside, inside, panel, ruled, stack, styles } from './boxes.ts';
import { colours } from './colours.ts';
import { amountIn } from './languages.ts';
import { fromLeft } from './pieces.ts';
import { type Box, type Sheet, WIDTH } from './sheet.ts';

const ROOM = 16;
const INNER = WIDTH - 2 * ROOM;
const LABEL = INNER * 0.62;

const moneyIn =
  (sheet: Sheet, unit: SumCurrency) =>
  ([low, high]: Amount, certainty: Fact['certainty'] = 'stated') =>
    amountIn(sheet.about.language, { value: low === high ? low : [low, high], unit, certainty });

/** Words at the start of a line, an amount at its end. */
const row = (sheet: Sheet, label: Box, amount: Box): Box =>
  inside(
    sheet,
    'TR',
    beside([
      [0, label],
      [LABEL, amount],
    ]),
  );

function lineOf(sheet: Sheet, line: ExampleLine, currency: SumCurrency): Box {
  const money = moneyIn(sheet, currency);
  const working = workingOf(line, (amount) => money([amount, amount]));
  const style = 'given' in line ? styles.soft : styles.body;
  const sum = lineAmount(line, currency);
  const amount =
    'given' in line
      ? money([line.given, line.given])
      : 'fact' in line && (line.times ?? 1) === 1
        ? `{{${line.fact}}}`
        : sum && money(sum, isAbout(line, currency) ? 'about' : 'stated');
  const label = [
    sheet.text(line.label, style, LABEL - 10, 'TH'),
    ...(working === undefined
      ? []
      : [sheet.text(sheet.isFromRight ? fromLeft(working) : working, styles.small, LABEL - 10)]),
  ];
  return row(sheet, stack(label, 1), sheet.text(amount ?? '', style, INNER - LABEL, 'TD', 'end'));
}

/** A worked case of a page (PG-05): what is given, each line as it is counted, and the total. */
export function example(sheet: Sheet, { lines, currency, total, result }: ExampleBlock): void {
  const money = moneyIn(sheet, currency);
  const about = lines.some((line) => isAbout(line, currency));
  const sum = money(exampleTotal({ lines, currency }), about ? 'about' : 'stated');
  const strong = { ...styles.strong, size: 11, leading: 16 };
  const rows = [
    ...lines.map((line) => lineOf(sheet, line, currency)),
    row(
      sheet,
      sheet.text(total, strong, LABEL - 10, 'TH'),
      sheet.text(sum, strong, INNER - LABEL, 'TD', 'end'),
    ),
  ];
  const table = inside(
    sheet,
    'Table',
    stack(
      rows.map((each, index) => (index === 0 ? each : ruled(sheet, each, INNER, 5))),
      4,
    ),
  );
  const after = result === undefined ? [] : [sheet.text(result, styles.body, INNER)];
  sheet.put(panel(sheet, stack([table, ...after], 6), WIDTH, colours.tint, ROOM));
}
