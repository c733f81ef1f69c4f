import type { FactId } from '../../content/facts/facts.ts';
import type { Duty, Place } from './model.ts';

/** Who is to be told or paid. */
export type Office =
  | 'fta'
  | 'mainland'
  | 'freeZone'
  | 'provider'
  | 'companiesHouse'
  | 'hmrc'
  | 'eeRegister'
  | 'eeTaxBoard';

interface DutyRule {
  readonly office: Exclude<Office, 'mainland' | 'freeZone'> | 'licensing';
  /** What the day is counted from, the figure of its sentence first. */
  readonly facts: readonly FactId[];
  /** What being late costs, where a source says so. */
  readonly penalties: readonly FactId[];
  /** Where sources say that a date on a day off moves: the fact, and the words for it. */
  readonly dayOff?: { readonly fact: FactId; readonly words: 'weekend' | 'weekendMoves' };
}

const VAT_LATE = ['uae-vat-late-return', 'uae-vat-late-return-repeat', 'uae-vat-late-payment'] as const;
const CT_LATE = ['uae-ct-late-return', 'uae-ct-late-return-later', 'uae-ct-late-payment'] as const;

const UK_ACCOUNTS_LATE = [
  'uk-accounts-late-1',
  'uk-accounts-late-3',
  'uk-accounts-late-6',
  'uk-accounts-late-more',
] as const;
const UK_RETURN_LATE = ['uk-return-late', 'uk-return-late-tax'] as const;
/** Of tax returns alone is it said. */
const EE_DAY_OFF = { fact: 'ee-non-working-day', words: 'weekendMoves' } as const;
const EE_REPORT_LATE = ['ee-annual-report-fine', 'ee-annual-report-fine-range'] as const;

/** Whom each duty goes to, and the facts that it rests on (PG-02). */
export const duties: Readonly<Record<Duty, DutyRule>> = {
  ctRegister: {
    office: 'fta',
    facts: ['uae-ct-registration-window'],
    penalties: ['uae-ct-late-registration'],
  },
  ctRegisterEarly: {
    office: 'fta',
    facts: ['uae-ct-registration-early'],
    penalties: ['uae-ct-late-registration'],
  },
  ctWaiver: { office: 'fta', facts: ['uae-ct-penalty-waiver', 'uae-ct-late-registration'], penalties: [] },
  ctReturn: { office: 'fta', facts: ['uae-ct-return-due', 'uae-ct-payment-due'], penalties: CT_LATE },
  naturalRegister: {
    office: 'fta',
    facts: ['uae-ct-natural-registration', 'uae-ct-natural-person-turnover'],
    penalties: ['uae-ct-late-registration'],
  },
  naturalReturn: {
    office: 'fta',
    facts: ['uae-ct-return-due', 'uae-ct-natural-person-turnover'],
    penalties: CT_LATE,
  },
  vatReturn: {
    office: 'fta',
    facts: ['uae-vat-return-due'],
    penalties: VAT_LATE,
    dayOff: { fact: 'uae-vat-non-working-day', words: 'weekend' },
  },
  renewal: { office: 'licensing', facts: [], penalties: [] },
  uboChange: { office: 'licensing', facts: ['uae-ubo-change-notice'], penalties: [] },
  provider: {
    office: 'provider',
    facts: ['uae-einvoicing-small-provider'],
    penalties: ['uae-einvoicing-late-start'],
  },
  einvoice: {
    office: 'provider',
    facts: ['uae-einvoicing-small-live'],
    penalties: ['uae-einvoicing-late-start'],
  },
  ukStatement: {
    office: 'companiesHouse',
    facts: ['uk-confirmation-window', 'uk-confirmation-period'],
    penalties: [],
  },
  ukFirstAccounts: {
    office: 'companiesHouse',
    facts: ['uk-first-accounts-due'],
    penalties: UK_ACCOUNTS_LATE,
  },
  ukAccounts: { office: 'companiesHouse', facts: ['uk-accounts-due'], penalties: UK_ACCOUNTS_LATE },
  ukPayment: { office: 'hmrc', facts: ['uk-ct-payment-due'], penalties: [] },
  ukReturn: { office: 'hmrc', facts: ['uk-ct-return-due'], penalties: UK_RETURN_LATE },
  ukVat: { office: 'hmrc', facts: ['uk-vat-return-due'], penalties: [] },
  eeFirstReport: {
    office: 'eeRegister',
    facts: ['ee-annual-report', 'ee-first-year-longest'],
    penalties: EE_REPORT_LATE,
  },
  eeReport: { office: 'eeRegister', facts: ['ee-annual-report'], penalties: EE_REPORT_LATE },
  eeVat: {
    office: 'eeTaxBoard',
    facts: ['ee-vat-return-day', 'ee-sales-report-day'],
    penalties: ['ee-tax-interest'],
    dayOff: EE_DAY_OFF,
  },
  eePayroll: {
    office: 'eeTaxBoard',
    facts: ['ee-payroll-return-day'],
    penalties: ['ee-tax-interest'],
    dayOff: EE_DAY_OFF,
  },
  eeOwners: { office: 'eeRegister', facts: ['ee-owners-notice'], penalties: [] },
};

/** For the larger businesses, e-invoicing has days of its own. */
const LARGE: Readonly<Partial<Record<Duty, readonly FactId[]>>> = {
  provider: ['uae-einvoicing-large-provider', 'uae-einvoicing-large-revenue'],
  einvoice: ['uae-einvoicing-large-live', 'uae-einvoicing-large-revenue'],
};

/** The facts that a duty’s day is counted from. */
export const factsOf = (duty: Duty, large: boolean): readonly FactId[] =>
  (large ? LARGE[duty] : undefined) ?? duties[duty].facts;

/** Who takes it: licences are renewed where they were issued. */
export function officeOf(duty: Duty, place: Place): Office {
  const { office } = duties[duty];
  if (office !== 'licensing') return office;
  return place === 'freeZone' ? 'freeZone' : 'mainland';
}
