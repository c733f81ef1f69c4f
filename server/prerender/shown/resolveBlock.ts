import { rangeIn } from '../../../src/content/facts/amount.ts';
import { facts, type FactId } from '../../../src/content/facts/facts.ts';
import { formatFact } from '../../../src/content/facts/formatFact.ts';
import { bodyWords } from '../../../src/content/pages/bodyWords.ts';
import {
  type Amount,
  exampleTotal,
  isAbout,
  lineAmount,
  workingOf,
} from '../../../src/content/pages/examples.ts';
import { figureRows } from '../../../src/content/pages/figureRows.ts';
import type {
  Decision,
  ExampleBlock,
  FaqBlock,
  FigureBlock,
  PageBlock,
  SlopeBlock,
} from '../../../src/content/pages/page.ts';
import type { Note, ShownBlock, ShownBlockOf } from '../../../src/content/pages/shownBlocks.ts';
import type { PageCard } from '../../../src/content/pages/shownPage.ts';
import { factsIn } from '../../../src/content/pages/texts.ts';
import type { PagePath } from '../../../src/content/navigation.ts';
import { textDirection } from '../../../src/shared/text/script.ts';
import { barScale } from '../../../src/shared/ui/charts/bars.ts';
import { type OfferTexts, shownOffers } from './resolveOffers.ts';
import { factNotes, factOf, figureText, resolveText, type TextContext } from './resolveText.ts';

export interface BlockContext extends TextContext {
  readonly offerTexts: OfferTexts;
  readonly cardOf: (path: PagePath) => PageCard;
}

type Headed<B> = Omit<B, 'heading' | 'intro'>;

const distinct = (notes: readonly Note[]): Note[] => [
  ...new Map(notes.map((note) => [note.text, note])).values(),
];

function shownQuestions({ items }: FaqBlock, context: TextContext): Headed<ShownBlockOf<'faq'>> {
  return {
    kind: 'faq',
    items: items.map(({ question, answer }) => {
      const shown = factsIn([answer]).map((id) => factOf(id, context));
      return {
        question,
        answer: resolveText(answer, context, true),
        // A source without an address has no link in the text.
        sources: shown.filter(({ url }) => url === undefined).map(({ source }) => source),
        notes: distinct(shown.flatMap((fact) => factNotes(fact, context))),
      };
    }),
  };
}

function shownExample(block: ExampleBlock, context: TextContext): Headed<ShownBlockOf<'example'>> {
  const { lines, currency, total, result } = block;
  const money = ([low, high]: Amount, certainty: 'stated' | 'about' = 'stated') =>
    formatFact({ value: low === high ? low : [low, high], unit: currency, certainty }, context.language);
  const certaintyOf = (about: boolean) => (about ? 'about' : 'stated');
  return {
    kind: 'example',
    lines: lines.map((line) => {
      const working = workingOf(line, (amount) => money([amount, amount]));
      const amount = lineAmount(line, currency);
      const isPrice = 'fact' in line && (line.times ?? 1) === 1;
      return {
        label: line.label,
        isGiven: 'given' in line,
        ...(working === undefined ? {} : { working: resolveText(working, context) }),
        amount: isPrice
          ? figureText(line.fact, context)
          : 'given' in line
            ? money([line.given, line.given])
            : money(amount ?? [0, 0], certaintyOf(isAbout(line, currency))),
      };
    }),
    total,
    sum: money(exampleTotal({ lines, currency }), certaintyOf(lines.some((line) => isAbout(line, currency)))),
    ...(result === undefined ? {} : { result: resolveText(result, context) }),
  };
}

const isMirrored = ({ language }: TextContext) => textDirection(language) === 'rtl';

const shownNote = (note: string | undefined, context: TextContext) =>
  note === undefined ? {} : { note: resolveText(note, context) };

function shownBars({ chart, rows, note }: FigureBlock, context: TextContext): Headed<ShownBlockOf<'figure'>> {
  const unit = rows[0] ? facts[rows[0].fact].unit : 'count';
  const bars = figureRows({ chart, rows });
  const { ticks } = barScale(Math.max(...bars.flatMap(({ parts }) => parts.map(({ to }) => to)), 0));
  const tick = (value: number) => formatFact({ value, unit, certainty: 'stated' }, context.language);
  return {
    kind: 'figure',
    rows: bars.map(({ label, fact, parts }) => ({
      label,
      value: figureText(fact, context),
      parts: parts.map((part) => ({ ...part, isRange: part.isRange ?? false })),
    })),
    mirrored: isMirrored(context),
    ticks: Object.fromEntries(ticks.map(({ value }) => [`${value}`, tick(value)])),
    ...shownNote(note, context),
  };
}

function shownSlopes({ ends, rows, note }: SlopeBlock, context: TextContext): Headed<ShownBlockOf<'slope'>> {
  const end = (id: FactId) => ({
    value: rangeIn(id)[1],
    short: formatFact({ ...facts[id], certainty: 'stated' }, context.language),
    told: figureText(id, context),
  });
  return {
    kind: 'slope',
    mirrored: isMirrored(context),
    ends: [...ends],
    rows: rows.map(({ label, facts: [first, last] }) => ({ label, first: end(first), last: end(last) })),
    ...shownNote(note, context),
  };
}

const shownDecision = ({ question, answers }: Decision, resolve: (text: string) => string): Decision => ({
  question: resolve(question),
  answers: answers.map(({ label, leadsTo }) => ({
    label,
    leadsTo: typeof leadsTo === 'string' ? resolve(leadsTo) : shownDecision(leadsTo, resolve),
  })),
});

/** Returns a block with resolved figures, cards and tables. */
export function shownBlockOf(block: PageBlock, context: BlockContext): ShownBlock {
  const resolve = (text: string) => resolveText(text, context);
  const { heading, intro } = block;
  const head = intro === undefined ? { heading } : { heading, intro: resolve(intro) };
  const each = <T extends object>(items: readonly T[], ...fields: readonly (keyof T)[]): T[] =>
    items.map((item) => {
      const texts = fields.map((field) => [field, item[field]] as const);
      const resolved = texts.map(([field, text]) => [field, typeof text === 'string' ? resolve(text) : text]);
      return { ...item, ...Object.fromEntries(resolved) };
    });
  switch (block.kind) {
    case 'text':
      return {
        ...head,
        kind: 'text',
        paragraphs: block.paragraphs.map(resolve),
        ...(block.points ? { points: block.points.map(resolve) } : {}),
      };
    case 'warning':
      return { ...head, kind: 'warning', paragraphs: block.paragraphs.map(resolve) };
    case 'steps':
      return { ...head, kind: 'steps', steps: each(block.steps, 'time', 'text') };
    case 'timeline':
      return { ...head, kind: 'timeline', phases: each(block.phases, 'time', 'text') };
    case 'documents':
      return {
        ...head,
        kind: 'documents',
        groups: block.groups.map(({ title, items }) => ({ title, items: items.map(resolve) })),
      };
    case 'requirements':
      return { ...head, kind: 'requirements', items: each(block.items, 'text') };
    case 'costs': {
      const { item, amount, payee } = bodyWords[context.language];
      return {
        ...head,
        kind: 'costs',
        columns: { item, amount, payee },
        rows: each(block.rows, 'amount', 'note'),
      };
    }
    case 'comparison':
      return {
        ...head,
        kind: 'comparison',
        columns: [...block.columns],
        rows: block.rows.map(({ label, cells }) => ({ label, cells: cells.map(resolve) })),
      };
    case 'faq':
      return { ...head, ...shownQuestions(block, context) };
    case 'entries':
      return { ...head, kind: 'entries', entries: each(block.entries, 'text') };
    case 'pages':
      return { ...head, kind: 'pages', pages: block.pages.map(context.cardOf) };
    case 'offers':
      return { ...head, kind: 'offers', ...shownOffers(block.offers, context.offerTexts) };
    case 'example':
      return { ...head, ...shownExample(block, context) };
    case 'figure':
      return { ...head, ...shownBars(block, context) };
    case 'slope':
      return { ...head, ...shownSlopes(block, context) };
    case 'decision':
      return { ...head, kind: 'decision', start: shownDecision(block.start, resolve) };
  }
}
