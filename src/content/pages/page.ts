import * as v from 'valibot';
import { PROMISES } from '../firmFile.ts';
import * as kinds from './blocks.ts';
import { eligibilityTest } from './eligibilityTest.ts';
import { type Data, day, fields, listOf, oneOf, plain, shown } from '../yaml/schema.ts';
import { address, fact, rich, type RichText } from '../yaml/fields.ts';

const blocks = [
  kinds.text,
  kinds.steps,
  kinds.documents,
  kinds.costs,
  kinds.timeline,
  kinds.comparison,
  kinds.requirements,
  kinds.faq,
  kinds.warning,
  kinds.firmList,
  kinds.pages,
  kinds.offerTable,
  kinds.example,
  kinds.figure,
  kinds.slope,
  kinds.decisionTree,
] as const;

const KINDS = blocks.map(({ entries }) => entries.kind.literal).join(', ');

/** The schema of a page's file in one language (PG-01); its path below `pages/<language>/` is the page's address. */
export const pageFile = fields({
  reviewedOn: day,
  /** Promises on this page; unconfirmed ones are marked on it (PG-04). */
  promises: v.exactOptional(listOf(oneOf(PROMISES))),
  lead: rich,
  /** Replaces the lead on sites with a client portal. */
  leadWithPortal: v.exactOptional(rich),
  keyFigures: v.exactOptional(listOf(fields({ label: plain, fact }))),
  /** What a client receives from a service. */
  gets: v.exactOptional(listOf(rich)),
  test: v.exactOptional(eligibilityTest),
  blocks: listOf(
    v.variant('kind', blocks, ({ input }) => `the kind ${shown(input)} is unknown. Allowed: ${KINDS}`),
  ),
  related: listOf(address),
});

/** The data of a page's file. */
export type PageFile = Data<v.InferOutput<typeof pageFile>>;

type FileBlock = PageFile['blocks'][number];

/** Confirmed entries of `firm.yaml` (PG-04), made by `firmEntries`. */
interface EntriesBlock {
  readonly kind: 'entries';
  readonly heading: string;
  readonly intro?: RichText;
  readonly entries: readonly { readonly title: string; readonly text: RichText; readonly meta?: string }[];
}

export type PageBlock = Exclude<FileBlock, { readonly kind: 'entries' }> | EntriesBlock;

type BlockOf<Kind extends PageBlock['kind']> = Extract<PageBlock, { readonly kind: Kind }>;

export type FaqBlock = BlockOf<'faq'>;
export type ExampleBlock = BlockOf<'example'>;
export type ExampleLine = ExampleBlock['lines'][number];
export type FigureBlock = BlockOf<'figure'>;
export type SlopeBlock = BlockOf<'slope'>;
export type { Decision } from './blocks.ts';
export type { RichText };

/** The body of a content page. The locales have its title and summary in `titles` and `pages`. */
export type PageBody = Omit<PageFile, 'blocks' | 'leadWithPortal'> & {
  readonly blocks: readonly PageBlock[];
};
