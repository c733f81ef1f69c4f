import type { SumCurrency } from '../facts/amount.ts';
import type { IsoDay } from '../facts/fact.ts';
import type { FactId } from '../facts/facts.ts';
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

/** A line of a worked case: what is taken as given; a price, perhaps several times; or a rate of an amount. */
export type ExampleLine = { readonly label: string } & (
  | { readonly given: number }
  | { readonly fact: FactId; readonly times?: number }
  | {
      readonly rate: FactId;
      /** The amount that the case takes as given. */
      readonly of: number;
      /** Only what exceeds this bears the rate. */
      readonly above?: FactId;
      readonly isDeducted?: boolean;
    }
);

/** A worked case with its total, added up from facts (PG-05): it stays right when a price changes. */
export interface ExampleBlock extends Headed {
  readonly kind: 'example';
  readonly currency: SumCurrency;
  readonly lines: readonly ExampleLine[];
  /** What the sum is. */
  readonly total: string;
  /** What follows from it. */
  readonly result?: RichText;
}

/** A chart of facts in one unit (PG-05): amounts and ranges as bars, or phases that follow each other. */
export interface FigureBlock extends Headed {
  readonly kind: 'figure';
  readonly chart: 'bars' | 'phases';
  readonly rows: readonly { readonly label: string; readonly fact: FactId }[];
  readonly note?: RichText;
}

/** A chart of what changes from one moment to another, a line for each row (PG-05); all facts in one unit. */
export interface SlopeBlock extends Headed {
  readonly kind: 'slope';
  /** What stands at the start and at the end. */
  readonly ends: readonly [string, string];
  /** Four at most, which are told apart by colour and stroke. */
  readonly rows: readonly { readonly label: string; readonly facts: readonly [FactId, FactId] }[];
  readonly note?: RichText;
}

/** A question with its answers; each leads to another question or to what to do. */
export interface Decision {
  readonly question: RichText;
  readonly answers: readonly { readonly label: string; readonly leadsTo: Decision | RichText }[];
}

/** Questions that lead to an answer (PG-05). */
export interface DecisionBlock extends Headed {
  readonly kind: 'decision';
  readonly start: Decision;
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
  | OffersBlock
  | ExampleBlock
  | FigureBlock
  | SlopeBlock
  | DecisionBlock;

/** A figure that answers a reader's first question, in short: what it is, in a few words, and its value. */
export interface KeyFigure {
  readonly label: string;
  readonly fact: FactId;
}

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
  /** The two or three figures that matter most here, the same ones in all languages. */
  readonly keyFigures?: readonly KeyFigure[];
  readonly blocks: readonly PageBlock[];
  /** Three to five pages that a reader of this one needs next. */
  readonly related: readonly PagePath[];
}
