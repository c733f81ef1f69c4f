import type { IsoDay } from '../facts/fact.ts';
import type { PromiseId } from '../firm.ts';
import type { PagePath } from '../navigation.ts';
import type { OfferId } from '../offers/offers.ts';

/**
 * A text with a little markup: `**strong**`, `[label](/path)` to a page of this site, and `{{fact-id}}` for every
 * figure, which is replaced by the fact's value and listed with source and date at the page's end.
 */
export type RichText = string;

/** What every block has: a heading, by which the contents list names it, and perhaps a sentence that leads in. */
interface Headed {
  readonly heading: string;
  readonly intro?: RichText;
}

/** Paragraphs, then points. */
export interface TextBlock extends Headed {
  readonly kind: 'text';
  readonly paragraphs: readonly RichText[];
  readonly points?: readonly RichText[];
}

/** What to do, in order. */
export interface StepsBlock extends Headed {
  readonly kind: 'steps';
  readonly steps: readonly { readonly title: string; readonly text: RichText; readonly time?: RichText }[];
}

/** Papers to bring, in groups. */
export interface DocumentsBlock extends Headed {
  readonly kind: 'documents';
  readonly groups: readonly { readonly title: string; readonly items: readonly RichText[] }[];
}

/** What is paid, to whom. Amounts without a fact are words ("set by the landlord"), never figures. */
export interface CostsBlock extends Headed {
  readonly kind: 'costs';
  readonly rows: readonly {
    readonly item: string;
    readonly amount: RichText;
    readonly payee: string;
    readonly note?: RichText;
  }[];
}

/** How long each phase takes, and why. */
export interface TimelineBlock extends Headed {
  readonly kind: 'timeline';
  readonly phases: readonly { readonly title: string; readonly time: RichText; readonly text: RichText }[];
}

/** A table: the first column names the rows. */
export interface ComparisonBlock extends Headed {
  readonly kind: 'comparison';
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly RichText[] }[];
}

/** Conditions that must be met, each with what it means. */
export interface RequirementsBlock extends Headed {
  readonly kind: 'requirements';
  readonly items: readonly { readonly title: string; readonly text: RichText }[];
}

/** Questions with answers, one under the other. */
export interface FaqBlock extends Headed {
  readonly kind: 'faq';
  readonly items: readonly { readonly question: string; readonly answer: RichText }[];
}

/** What goes wrong, or is said wrongly elsewhere. */
export interface WarningBlock extends Headed {
  readonly kind: 'warning';
  readonly paragraphs: readonly RichText[];
}

/** What the firm has confirmed of itself, from `firm.ts` (PG-04): made by `firmEntries`. */
interface EntriesBlock extends Headed {
  readonly kind: 'entries';
  readonly entries: readonly { readonly title: string; readonly text: RichText; readonly meta?: string }[];
}

/** Pages of this site, as cards with their titles and summaries: what an overview leads to. */
export interface PagesBlock extends Headed {
  readonly kind: 'pages';
  readonly pages: readonly PagePath[];
}

/** Offers side by side, from the table of offers (PG-04): what each buys, both years, and what is not included. */
export interface OffersBlock extends Headed {
  readonly kind: 'offers';
  readonly offers: readonly OfferId[];
}

export type PageBlock =
  | TextBlock
  | StepsBlock
  | DocumentsBlock
  | CostsBlock
  | TimelineBlock
  | ComparisonBlock
  | RequirementsBlock
  | FaqBlock
  | WarningBlock
  | EntriesBlock
  | PagesBlock
  | OffersBlock;

/**
 * The body of a content page in one language (PG-01). Title and summary are in the locales (`titles`, `pages`), in all
 * four languages; the file's path below `pages/<language>/` is the page's address.
 */
export interface PageBody {
  /** The day of the text: when it was last changed or gone through. */
  readonly reviewedOn: IsoDay;
  /** Promises that this page makes in the firm's name; those not confirmed yet are named on it (PG-04). */
  readonly promises?: readonly PromiseId[];
  /** The answer in two or three sentences, before anything else. */
  readonly lead: RichText;
  readonly blocks: readonly PageBlock[];
  /** Three to five pages that a reader of this one needs next. */
  readonly related: readonly PagePath[];
}
