import type { SumCurrency } from '../facts/amount.ts';
import type { IsoDay } from '../facts/fact.ts';
import type { FactId } from '../facts/facts.ts';
import type { PromiseId } from '../firm.ts';
import type { PagePath } from '../navigation.ts';
import type { OfferId } from '../offers/offers.ts';

/**
 * Text with markup: `**strong**`, `[label](/path)` for a page of this site, and `{{fact-id}}` for a figure, which is
 * replaced by its value and listed with its source.
 */
export type RichText = string;

interface Headed {
  readonly heading: string;
  readonly intro?: RichText;
}

export interface TextBlock extends Headed {
  readonly kind: 'text';
  readonly paragraphs: readonly RichText[];
  readonly points?: readonly RichText[];
}

export interface StepsBlock extends Headed {
  readonly kind: 'steps';
  readonly steps: readonly { readonly title: string; readonly text: RichText; readonly time?: RichText }[];
}

export interface DocumentsBlock extends Headed {
  readonly kind: 'documents';
  readonly groups: readonly { readonly title: string; readonly items: readonly RichText[] }[];
}

/** Costs and recipients. Amounts without a fact are text ("set by the landlord"), never figures. */
export interface CostsBlock extends Headed {
  readonly kind: 'costs';
  readonly rows: readonly {
    readonly item: string;
    readonly amount: RichText;
    readonly payee: string;
    readonly note?: RichText;
  }[];
}

export interface TimelineBlock extends Headed {
  readonly kind: 'timeline';
  readonly phases: readonly { readonly title: string; readonly time: RichText; readonly text: RichText }[];
}

export interface ComparisonBlock extends Headed {
  readonly kind: 'comparison';
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly RichText[] }[];
}

export interface RequirementsBlock extends Headed {
  readonly kind: 'requirements';
  readonly items: readonly { readonly title: string; readonly text: RichText }[];
}

export interface FaqBlock extends Headed {
  readonly kind: 'faq';
  readonly items: readonly { readonly question: string; readonly answer: RichText }[];
}

export interface WarningBlock extends Headed {
  readonly kind: 'warning';
  readonly paragraphs: readonly RichText[];
}

/** Confirmed entries of `firm.ts` (PG-04), made by `firmEntries`. */
export interface EntriesBlock extends Headed {
  readonly kind: 'entries';
  readonly entries: readonly { readonly title: string; readonly text: RichText; readonly meta?: string }[];
}

export interface PagesBlock extends Headed {
  readonly kind: 'pages';
  readonly pages: readonly PagePath[];
}

export interface OffersBlock extends Headed {
  readonly kind: 'offers';
  readonly offers: readonly OfferId[];
}

/** A line of a worked case: a given amount, a price with a factor, or a rate of an amount. */
export type ExampleLine = { readonly label: string } & (
  | { readonly given: number }
  | { readonly fact: FactId; readonly times?: number }
  | {
      readonly rate: FactId;
      readonly of: number;
      /** The rate applies to the excess only. */
      readonly above?: FactId;
      readonly isDeducted?: boolean;
    }
);

export interface ExampleBlock extends Headed {
  readonly kind: 'example';
  readonly currency: SumCurrency;
  readonly lines: readonly ExampleLine[];
  readonly total: string;
  readonly result?: RichText;
}

/** A chart of facts in one unit (PG-05): bars for amounts and ranges, or consecutive phases. */
export interface FigureBlock extends Headed {
  readonly kind: 'figure';
  readonly chart: 'bars' | 'phases';
  readonly rows: readonly { readonly label: string; readonly fact: FactId }[];
  readonly note?: RichText;
}

/** A slope chart between two moments (PG-05); all facts have the same unit. */
export interface SlopeBlock extends Headed {
  readonly kind: 'slope';
  readonly ends: readonly [string, string];
  /** At most four, with different colours and strokes. */
  readonly rows: readonly { readonly label: string; readonly facts: readonly [FactId, FactId] }[];
  readonly note?: RichText;
}

export interface Decision {
  readonly question: RichText;
  readonly answers: readonly { readonly label: string; readonly leadsTo: Decision | RichText }[];
}

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

export interface KeyFigure {
  readonly label: string;
  readonly fact: FactId;
}

/**
 * The body of a content page in one language (PG-01). The locales have title and summary in `titles` and `pages`; the
 * file's path below `pages/<language>/` is the page's address.
 */
export interface PageBody {
  readonly reviewedOn: IsoDay;
  /** Promises on this page; unconfirmed ones are marked on it (PG-04). */
  readonly promises?: readonly PromiseId[];
  readonly lead: RichText;
  readonly keyFigures?: readonly KeyFigure[];
  readonly blocks: readonly PageBlock[];
  readonly related: readonly PagePath[];
}
