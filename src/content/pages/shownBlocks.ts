import * as v from 'valibot';
import { isIsoDay } from '../facts/isoDay.ts';
import type { Decision } from './page.ts';

/** A text with resolved figures and the markup of `shownText.ts`. */
const text = v.string();
const headed = { heading: v.string(), intro: v.optional(text) };

const day = v.custom<`${number}-${number}-${number}`>(
  (value) => typeof value === 'string' && isIsoDay(value),
);

/** A note on a figure, shown until or after a day. */
const note = v.object({ text: v.string(), until: v.optional(day), after: v.optional(day) });

export type Note = v.InferOutput<typeof note>;

const source = v.object({ source: v.string(), url: v.optional(v.string()) });

/** A figure with its source, at the end of a page. */
export const listedFigure = v.object({
  id: v.string(),
  covers: v.string(),
  value: v.string(),
  ...source.entries,
  notes: v.array(note),
});

export const card = v.object({
  path: v.string(),
  title: v.string(),
  summary: v.string(),
  art: v.string(),
});

const step = v.object({ title: v.string(), time: v.optional(text), text });
const titled = v.object({ title: v.string(), text });

const decision: v.GenericSchema<Decision> = v.object({
  question: text,
  answers: v.array(v.object({ label: v.string(), leadsTo: v.union([text, v.lazy(() => decision)]) })),
});

const offerCell = v.union([
  v.string(),
  v.object({ sum: v.string(), note: v.optional(v.string()) }),
  v.object({ items: v.array(v.string()) }),
  v.object({ to: v.string(), label: v.string() }),
]);

export type OfferCell = v.InferOutput<typeof offerCell>;

const barPart = v.object({
  from: v.number(),
  to: v.number(),
  tone: v.picklist([1, 2, 3, 4]),
  isRange: v.optional(v.boolean(), false),
});

const slopeEnd = v.object({ value: v.number(), short: v.string(), told: text });

/** The blocks of a page by kind (`page.ts`), with resolved content. */
export const shownBlock = v.variant('kind', [
  v.object({
    kind: v.literal('text'),
    ...headed,
    paragraphs: v.array(text),
    points: v.optional(v.array(text)),
  }),
  v.object({ kind: v.literal('warning'), ...headed, paragraphs: v.array(text) }),
  v.object({ kind: v.literal('steps'), ...headed, steps: v.array(step) }),
  v.object({ kind: v.literal('timeline'), ...headed, phases: v.array(step) }),
  v.object({
    kind: v.literal('documents'),
    ...headed,
    groups: v.array(v.object({ title: v.string(), items: v.array(text) })),
  }),
  v.object({ kind: v.literal('requirements'), ...headed, items: v.array(titled) }),
  v.object({
    kind: v.literal('costs'),
    ...headed,
    columns: v.object({ item: v.string(), amount: v.string(), payee: v.string() }),
    rows: v.array(v.object({ item: v.string(), amount: text, payee: v.string(), note: v.optional(text) })),
  }),
  v.object({
    kind: v.literal('comparison'),
    ...headed,
    columns: v.array(v.string()),
    rows: v.array(v.object({ label: v.string(), cells: v.array(text) })),
  }),
  v.object({
    kind: v.literal('faq'),
    ...headed,
    items: v.array(
      v.object({ question: v.string(), answer: text, sources: v.array(v.string()), notes: v.array(note) }),
    ),
  }),
  v.object({
    kind: v.literal('entries'),
    ...headed,
    entries: v.array(v.object({ title: v.string(), meta: v.optional(v.string()), text })),
  }),
  v.object({ kind: v.literal('pages'), ...headed, pages: v.array(card) }),
  v.object({
    kind: v.literal('offers'),
    ...headed,
    columns: v.array(v.object({ name: v.string(), to: v.string() })),
    rows: v.array(v.object({ head: v.string(), cells: v.array(offerCell) })),
  }),
  v.object({
    kind: v.literal('example'),
    ...headed,
    lines: v.array(
      v.object({ label: v.string(), isGiven: v.boolean(), working: v.optional(text), amount: text }),
    ),
    total: v.string(),
    sum: v.string(),
    result: v.optional(text),
  }),
  v.object({
    kind: v.literal('figure'),
    ...headed,
    rows: v.array(v.object({ label: v.string(), value: text, parts: v.array(barPart) })),
    mirrored: v.boolean(),
    ticks: v.record(v.string(), v.string()),
    note: v.optional(text),
  }),
  v.object({
    kind: v.literal('slope'),
    ...headed,
    mirrored: v.boolean(),
    ends: v.tuple([v.string(), v.string()]),
    rows: v.array(v.object({ label: v.string(), first: slopeEnd, last: slopeEnd })),
    note: v.optional(text),
  }),
  v.object({ kind: v.literal('decision'), ...headed, start: decision }),
]);

export type ShownBlock = v.InferOutput<typeof shownBlock>;

export type ShownBlockOf<K extends ShownBlock['kind']> = Extract<ShownBlock, { kind: K }>;
