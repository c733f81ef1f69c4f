import * as v from 'valibot';
import { languages } from '../../i18n/languages.ts';
import { card, listedFigure, shownBlock } from './shownBlocks.ts';

const language = v.picklist(languages.map(({ code }) => code));

const knownKinds: ReadonlySet<string> = new Set(
  shownBlock.options.map(({ entries }) => entries.kind.literal),
);

/** Skips kinds of blocks that this release does not know. */
const blocks = v.pipe(
  v.array(v.looseObject({ kind: v.string() })),
  v.transform((all) => all.filter(({ kind }) => knownKinds.has(kind))),
  v.array(shownBlock),
);

const shownPage = v.object({
  title: v.string(),
  summary: v.string(),
  /** The language of the text: English without a translation. */
  written: language,
  /** The languages of the text, if the page's language is not among them. */
  readIn: v.optional(v.array(language)),
  section: v.optional(v.object({ path: v.string(), title: v.string() })),
  art: card.entries.art,
  checked: v.object({
    label: v.string(),
    day: v.string(),
    date: v.string(),
    reviewer: v.optional(v.string()),
  }),
  lead: v.string(),
  keyFigures: v.array(v.object({ label: v.string(), value: v.string() })),
  gets: v.optional(v.array(v.string()), []),
  test: v.optional(
    v.object({
      heading: v.string(),
      questions: v.array(
        v.object({
          question: v.string(),
          route: v.string(),
          brings: v.string(),
          title: v.string(),
          details: v.array(v.object({ label: v.string(), text: v.string() })),
        }),
      ),
      otherwise: v.object({ title: v.string(), text: v.string() }),
    }),
  ),
  /** The free zones of an emirate on a map; `at` and `view` are in the units of `sketch.ts`. */
  zoneMap: v.optional(
    v.object({
      label: v.string(),
      land: v.string(),
      view: v.string(),
      pin: v.number(),
      zones: v.array(
        v.object({
          name: v.string(),
          at: v.tuple([v.number(), v.number()]),
          sectors: v.array(v.string()),
          price: v.string(),
        }),
      ),
    }),
  ),
  blocks,
  figures: v.optional(v.object({ title: v.string(), intro: v.string(), items: v.array(listedFigure) })),
  related: v.array(card),
  hasOffer: v.boolean(),
});

export type ShownPage = v.InferOutput<typeof shownPage>;
export type PageCard = v.InferOutput<typeof card>;
export type ShownTest = NonNullable<ShownPage['test']>;
export type ListedFigures = NonNullable<ShownPage['figures']>;

/** Parses a page's file. Throws Error for invalid text. */
export const parseShownPage = (text: string): ShownPage => v.parse(shownPage, JSON.parse(text));
