import type { DocumentsBlock, PageBlock, RichText, TimelineBlock } from '../../../src/content/pages/page.ts';
import { beside, inside, panel, ruled, stack, styles } from './boxes.ts';
import { asBars, chart } from './chart.ts';
import { colours } from './colours.ts';
import { decisionTree } from './decisionTree.ts';
import { example } from './example.ts';
import { offersTable } from './offersTable.ts';
import { type Box, type Sheet, WIDTH } from './sheet.ts';
import { comparison, costs } from './table.ts';

const GAP = 6;

/** A list's entry: a sign in the margin, words beside it. */
export function listed(
  sheet: Sheet,
  text: RichText,
  width: number,
  sign: (x: number, y: number) => void,
): Box {
  const words = sheet.text(text, styles.body, width - 16);
  return {
    height: words.height,
    draw: (x, y) => {
      sheet.artifact(() => sign(x, y));
      words.draw(x + 16, y);
    },
  };
}

const dot = (sheet: Sheet) => (x: number, y: number) =>
  void sheet.doc.circle(x + 4, y + 7, 1.8).fill(colours.primary);

/** An empty box to tick, as the sign of a list's entry. */
export const checkBox = (sheet: Sheet) => (x: number, y: number) =>
  void sheet.doc
    .roundedRect(x + 0.5, y + 2.5, 9, 9, 2)
    .lineWidth(0.8)
    .stroke(colours.primary);

/** A numbered step: the number in a disc, and what to do. */
function step(sheet: Sheet, number: number, title: string, text: RichText, time: RichText | undefined): Box {
  const words = stack(
    [
      sheet.text(title, styles.strong, WIDTH - 36),
      sheet.text(text, styles.body, WIDTH - 36),
      ...(time === undefined ? [] : [sheet.text(time, styles.time, WIDTH - 36)]),
    ],
    1.5,
  );
  return {
    height: words.height,
    draw: (x, y) => {
      sheet.artifact(() => sheet.doc.circle(x + 10, y + 10, 10).fill(colours.tint));
      sheet.sign(`${number}`, { ...styles.strong, colour: colours.primary }, x, y + 3.3, 20, 'middle');
      words.draw(x + 36, y);
    },
  };
}

function documents(sheet: Sheet, { groups }: DocumentsBlock): void {
  const width = (WIDTH - 28) / 2;
  const boxes = groups.map(({ title, items }) =>
    stack(
      [
        sheet.text(title, styles.strong, width, 'H4'),
        inside(
          sheet,
          'L',
          stack(
            items.map((item) => listed(sheet, item, width, checkBox(sheet))),
            4,
          ),
        ),
      ],
      5,
    ),
  );
  for (let index = 0; index < boxes.length; index += 2) {
    const pair = boxes.slice(index, index + 2).map((box, place) => [place * (width + 28), box] as const);
    sheet.put(ruled(sheet, beside(pair), WIDTH, 8), 1);
  }
}

/** A title in the margin, what it means beside it. */
const entry = (sheet: Sheet, title: readonly Box[], text: RichText): Box =>
  ruled(
    sheet,
    beside([
      [0, stack(title, 1)],
      [WIDTH * 0.34, sheet.text(text, styles.body, WIDTH * 0.66)],
    ]),
    WIDTH,
  );

const phase = (sheet: Sheet, { title, time, text }: TimelineBlock['phases'][number]) =>
  entry(
    sheet,
    [sheet.text(title, styles.strong, WIDTH * 0.31), sheet.text(time, styles.time, WIDTH * 0.31)],
    text,
  );

function warning(sheet: Sheet, heading: string, paragraphs: readonly RichText[]): void {
  const width = WIDTH - 32;
  const words = [
    sheet.text(heading, { ...styles.heading, size: 12, leading: 17 }, width, 'H3'),
    ...paragraphs.map((text) => sheet.text(text, styles.body, width)),
  ];
  sheet.put(panel(sheet, stack(words, GAP), WIDTH, colours.tintWarm), 22);
}

/** So much of a block stands on the page of its heading. */
function heightWithHeading(sheet: Sheet, content: PageBlock): number {
  if (content.kind === 'documents') return 190;
  if (content.kind === 'decision')
    return decisionTree(sheet, content.start, WIDTH).height + (content.intro === undefined ? 1 : 34);
  if (content.kind === 'figure' || content.kind === 'slope' || content.kind === 'example') return 150;
  return content.kind === 'comparison' || content.kind === 'costs' || content.kind === 'offers' ? 112 : 84;
}

/** Puts a block of a page's body into a file, in the form that paper wants. */
export function block(sheet: Sheet, content: PageBlock): void {
  // What the firm states of itself may change at once: the site has it, not a file that is handed on.
  if (content.kind === 'entries') return;
  // A file holds the pages themselves, not the way to them.
  if (content.kind === 'pages') return;
  if (content.kind === 'warning') {
    warning(sheet, content.heading, content.paragraphs);
    return;
  }
  const kept = heightWithHeading(sheet, content);
  sheet.put(sheet.text(content.heading, styles.heading, WIDTH, 'H3'), 7, kept);
  if (content.intro !== undefined) sheet.put(sheet.text(content.intro, styles.soft, WIDTH), 8, kept - 34);
  switch (content.kind) {
    case 'text':
      for (const text of content.paragraphs) sheet.put(sheet.text(text, styles.body, WIDTH), GAP);
      for (const text of content.points ?? []) sheet.put(listed(sheet, text, WIDTH, dot(sheet)), 3);
      break;
    case 'steps':
      for (const [index, { title, text, time }] of content.steps.entries())
        sheet.put(step(sheet, index + 1, title, text, time), 9);
      break;
    case 'documents':
      documents(sheet, content);
      break;
    case 'costs':
      costs(sheet, content);
      break;
    case 'timeline':
      for (const each of content.phases) sheet.put(phase(sheet, each));
      break;
    case 'comparison':
      comparison(sheet, content);
      break;
    case 'offers':
      offersTable(sheet, content);
      break;
    case 'example':
      example(sheet, content);
      break;
    case 'figure':
      chart(sheet, content);
      break;
    case 'slope':
      chart(sheet, asBars(content));
      break;
    case 'decision':
      sheet.put(decisionTree(sheet, content.start, WIDTH));
      break;
    case 'requirements':
      for (const { title, text } of content.items)
        sheet.put(entry(sheet, [sheet.text(title, styles.strong, WIDTH * 0.31)], text));
      break;
    case 'faq':
      for (const { question, answer } of content.items)
        sheet.put(
          stack([sheet.text(question, styles.strong, WIDTH), sheet.text(answer, styles.body, WIDTH)], 1.5),
          9,
        );
      break;
  }
  sheet.y += 18;
}
