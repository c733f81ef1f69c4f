import * as v from 'valibot';
import { ENTRY_LISTS } from '../firmFile.ts';
import { OFFERS } from '../offers/offersFile.ts';
import { amount, fields, flag, listOf, oneOf, pairOf, plain } from '../yaml/schema.ts';
import { address, fact, rich } from '../yaml/fields.ts';
import type { RichText } from '../yaml/fields.ts';

/** Fields of every block; `portal` limits it to sites with (or without) a client portal. */
const headed = { heading: plain, intro: v.exactOptional(rich), portal: v.exactOptional(flag) };

export const text = fields({
  kind: v.literal('text'),
  ...headed,
  paragraphs: listOf(rich),
  points: v.exactOptional(listOf(rich)),
});

export const steps = fields({
  kind: v.literal('steps'),
  ...headed,
  steps: listOf(fields({ title: plain, text: rich, time: v.exactOptional(rich) })),
});

export const documents = fields({
  kind: v.literal('documents'),
  ...headed,
  groups: listOf(fields({ title: plain, items: listOf(rich) })),
});

/** Costs and recipients. Amounts without a fact are text ("set by the landlord"), never figures. */
export const costs = fields({
  kind: v.literal('costs'),
  ...headed,
  rows: listOf(fields({ item: plain, amount: rich, payee: plain, note: v.exactOptional(rich) })),
});

export const timeline = fields({
  kind: v.literal('timeline'),
  ...headed,
  phases: listOf(fields({ title: plain, time: rich, text: rich })),
});

export const comparison = fields({
  kind: v.literal('comparison'),
  ...headed,
  columns: listOf(plain),
  rows: listOf(fields({ label: plain, cells: listOf(rich) })),
});

export const requirements = fields({
  kind: v.literal('requirements'),
  ...headed,
  items: listOf(fields({ title: plain, text: rich })),
});

export const faq = fields({
  kind: v.literal('faq'),
  ...headed,
  items: listOf(fields({ question: plain, answer: rich })),
});

export const warning = fields({ kind: v.literal('warning'), ...headed, paragraphs: listOf(rich) });

/** A list of `firm.yaml`; `otherwise` replaces it until its entries are confirmed (PG-04). */
export const firmList = fields({
  kind: v.literal('entries'),
  list: oneOf(ENTRY_LISTS),
  ...headed,
  otherwise: v.exactOptional(listOf(rich)),
});

export const pages = fields({ kind: v.literal('pages'), ...headed, pages: listOf(address) });

export const offerTable = fields({
  kind: v.literal('offers'),
  ...headed,
  offers: listOf(oneOf(OFFERS)),
});

const given = fields({ label: plain, given: amount });
const price = fields({ label: plain, fact, times: v.exactOptional(amount) });
/** `above`: the rate applies to the excess only. */
const rate = fields({
  label: plain,
  rate: fact,
  of: amount,
  above: v.exactOptional(fact),
  isDeducted: v.exactOptional(flag),
});

const has = (input: unknown, field: string) =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, field);

/** A line of a worked case: a given amount, a price with a factor, or a rate of an amount. */
export const exampleLine = v.lazy((input) =>
  has(input, 'given') ? given : has(input, 'rate') ? rate : price,
);

export const example = fields({
  kind: v.literal('example'),
  ...headed,
  currency: oneOf(['AED', 'USD', 'GBP', 'EUR']),
  lines: listOf(exampleLine),
  total: plain,
  result: v.exactOptional(rich),
});

/** A chart of facts in one unit (PG-05): bars for amounts and ranges, or consecutive phases. */
export const figure = fields({
  kind: v.literal('figure'),
  ...headed,
  chart: oneOf(['bars', 'phases']),
  rows: listOf(fields({ label: plain, fact })),
  note: v.exactOptional(rich),
});

/** A slope chart between two moments (PG-05); all facts have the same unit. */
export const slope = fields({
  kind: v.literal('slope'),
  ...headed,
  ends: pairOf(plain),
  // Four colours and strokes.
  rows: v.pipe(
    listOf(fields({ label: plain, facts: pairOf(fact) })),
    v.maxLength(4, 'has more than four entries'),
  ),
  note: v.exactOptional(rich),
});

export interface Decision {
  readonly question: RichText;
  readonly answers: readonly { readonly label: string; readonly leadsTo: Decision | RichText }[];
}

const leadsTo: v.GenericSchema<Decision | RichText> = v.lazy((input) =>
  typeof input === 'string' ? rich : decision,
);

const decision: v.GenericSchema<Decision> = fields({
  question: rich,
  answers: listOf(fields({ label: plain, leadsTo })),
});

export const decisionTree = fields({ kind: v.literal('decision'), ...headed, start: decision });
