import type { IsoDay } from '../../content/facts/fact.ts';
import type { FactId } from '../../content/facts/facts.ts';
import type words from '../../i18n/locales/en.deadlines.json';
import type { Place } from './deadlinesQuery.ts';

type Office = keyof typeof words.offices;

interface DutyRule {
  readonly office: Exclude<Office, 'mainland' | 'freeZone'> | 'licensing';
  readonly facts: readonly FactId[];
  readonly penalties: readonly FactId[];
  /** The fact that moves a date on a day off, and the message for it. */
  readonly dayOff?: { readonly fact: FactId; readonly words: 'weekend' | 'weekendMoves' } | undefined;
}

const duty = (
  office: DutyRule['office'],
  facts: readonly FactId[],
  penalties: readonly FactId[] = [],
  dayOff?: DutyRule['dayOff'],
): DutyRule => ({ office, facts, penalties, dayOff });

const REGISTER_LATE = ['uae-ct-late-registration'] as const;
const CT_LATE = ['uae-ct-late-return', 'uae-ct-late-return-later', 'uae-ct-late-payment'] as const;
const VAT_LATE = ['uae-vat-late-return', 'uae-vat-late-return-repeat', 'uae-vat-late-payment'] as const;
const INVOICING_LATE = ['uae-einvoicing-late-start'] as const;
const VAT_DAY_OFF = { fact: 'uae-vat-non-working-day', words: 'weekend' } as const;
const UK_ACCOUNTS_LATE = [
  'uk-accounts-late-1',
  'uk-accounts-late-3',
  'uk-accounts-late-6',
  'uk-accounts-late-more',
] as const;
const UK_RETURN_LATE = ['uk-return-late', 'uk-return-late-tax'] as const;
const EE_REPORT_LATE = ['ee-annual-report-fine', 'ee-annual-report-fine-range'] as const;
const EE_TAX_LATE = ['ee-tax-interest'] as const;
/** Stated for tax returns only. */
const EE_DAY_OFF = { fact: 'ee-non-working-day', words: 'weekendMoves' } as const;

const rules = {
  ctRegister: duty('fta', ['uae-ct-registration-window'], REGISTER_LATE),
  ctRegisterEarly: duty('fta', ['uae-ct-registration-early'], REGISTER_LATE),
  ctWaiver: duty('fta', ['uae-ct-penalty-waiver', 'uae-ct-late-registration']),
  ctReturn: duty('fta', ['uae-ct-return-due', 'uae-ct-payment-due'], CT_LATE),
  naturalRegister: duty(
    'fta',
    ['uae-ct-natural-registration', 'uae-ct-natural-person-turnover'],
    REGISTER_LATE,
  ),
  naturalReturn: duty('fta', ['uae-ct-return-due', 'uae-ct-natural-person-turnover'], CT_LATE),
  vatReturn: duty('fta', ['uae-vat-return-due'], VAT_LATE, VAT_DAY_OFF),
  renewal: duty('licensing', []),
  uboChange: duty('licensing', ['uae-ubo-change-notice']),
  provider: duty('provider', ['uae-einvoicing-small-provider'], INVOICING_LATE),
  einvoice: duty('provider', ['uae-einvoicing-small-live'], INVOICING_LATE),
  ukStatement: duty('companiesHouse', ['uk-confirmation-window', 'uk-confirmation-period']),
  ukFirstAccounts: duty('companiesHouse', ['uk-first-accounts-due'], UK_ACCOUNTS_LATE),
  ukAccounts: duty('companiesHouse', ['uk-accounts-due'], UK_ACCOUNTS_LATE),
  ukPayment: duty('hmrc', ['uk-ct-payment-due']),
  ukReturn: duty('hmrc', ['uk-ct-return-due'], UK_RETURN_LATE),
  ukVat: duty('hmrc', ['uk-vat-return-due']),
  eeFirstReport: duty('eeRegister', ['ee-annual-report', 'ee-first-year-longest'], EE_REPORT_LATE),
  eeReport: duty('eeRegister', ['ee-annual-report'], EE_REPORT_LATE),
  eeVat: duty('eeTaxBoard', ['ee-vat-return-day', 'ee-sales-report-day'], EE_TAX_LATE, EE_DAY_OFF),
  eePayroll: duty('eeTaxBoard', ['ee-payroll-return-day'], EE_TAX_LATE, EE_DAY_OFF),
  eeOwners: duty('eeRegister', ['ee-owners-notice']),
};

export type Duty = keyof typeof rules;

export const duties: Readonly<Record<Duty, DutyRule>> = rules;

/** Larger businesses have other days for e-invoicing. */
const LARGE: Readonly<Partial<Record<Duty, readonly FactId[]>>> = {
  provider: ['uae-einvoicing-large-provider', 'uae-einvoicing-large-revenue'],
  einvoice: ['uae-einvoicing-large-live', 'uae-einvoicing-large-revenue'],
};

export const factsOf = (duty: Duty, large: boolean): readonly FactId[] =>
  (large ? LARGE[duty] : undefined) ?? duties[duty].facts;

/** Returns the recipient of a duty: licences are renewed where they were issued. */
export function officeOf(duty: Duty, place: Place): Office {
  const { office } = duties[duty];
  if (office !== 'licensing') return office;
  return place === 'freeZone' ? 'freeZone' : 'mainland';
}

export interface Period {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

export interface Due {
  readonly duty: Duty;
  readonly on: IsoDay;
  readonly period?: Period;
}

/** Reason why a duty has no certain date. */
export type Undated = keyof typeof words.undated;
