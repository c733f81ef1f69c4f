import { type Basis, type Place, places, type YearlyPrice } from '../../content/estimates/places.ts';
import type { FactId } from '../../content/facts/facts.ts';
import type { CountedLine, Estimate, Setup } from './model.ts';
import { openLines } from './unpricedLines.ts';
import { isConverted, sumOf, totalOf, type YearIndex, YEARS } from './totals.ts';

/** What a place lets one choose: an offshore company has no licence, office or visas, one abroad gives no residence. */
export interface Choosable {
  readonly kind: boolean;
  readonly visas: boolean;
  readonly office: boolean;
  readonly dual: boolean;
}

export function choosable({ group, dualLicence }: Place): Choosable {
  const inside = group === 'mainland' || group === 'freeZone';
  return { kind: group !== 'offshore', visas: inside, office: inside, dual: dualLicence === true };
}

/** The set-up as its place allows it; no owner needs two visas. */
export function allowed(setup: Setup): Setup {
  const { visas, dual } = choosable(places[setup.place]);
  return {
    ...setup,
    ownerVisas: visas ? Math.min(setup.ownerVisas, setup.owners) : 0,
    staffVisas: visas ? setup.staffVisas : 0,
    dual: dual && setup.dual,
  };
}

const pricesOf = ({ place }: Setup): Place['prices'] => places[place].prices;

/** What a set-up's estimate can rest on. */
export const basesOf = (setup: Setup): readonly Basis[] => pricesOf(setup).map(([basis]) => basis);

const once = (
  id: CountedLine['id'],
  payee: CountedLine['payee'],
  price: YearlyPrice,
  times = 1,
): CountedLine => ({ id, payee, times, ...price });

const PAYEES = { allIn: 'agent', ours: 'firm', package: 'zone', licence: 'zone' } as const;

/** How often a monthly price is paid in a year. */
const MONTHS = 12;

/** The branch's licence runs for a year, and so does its fee. */
const DUAL = 'dubai-dual-licence' satisfies FactId;

function stateFees({ place, owners }: Setup): readonly CountedLine[] {
  if (place === 'uk')
    return [
      once('ukCompany', 'companiesHouse', { years: ['uk-incorporation-fee', undefined, undefined] }),
      once('ukStatement', 'companiesHouse', {
        years: [undefined, 'uk-confirmation-statement', 'uk-confirmation-statement'],
      }),
    ];
  return [
    once('eeCompany', 'register', { years: ['ee-company-fee', undefined, undefined] }),
    once('eeResidency', 'police', { years: ['ee-residency-fee', undefined, undefined] }, owners),
  ];
}

/** Later years are counted at today's prices: providers publish no others. */
const estonianServices: readonly CountedLine[] = [
  once('eeContact', 'provider', {
    years: ['ee-contact-person', 'ee-contact-person', 'ee-contact-person'],
    assumedFrom: 2,
  }),
  once(
    'eeAccounting',
    'accountant',
    {
      years: ['ee-accounting-month', 'ee-accounting-month', 'ee-accounting-month'],
      assumedFrom: 2,
      lowest: true,
    },
    MONTHS,
  ),
];

function countedLines(setup: Setup, basis: Basis, price: YearlyPrice | undefined): readonly CountedLine[] {
  if (basis === 'services') return [...stateFees(setup), ...estonianServices];
  if (basis === 'fees' || !price) return stateFees(setup);
  const { staffVisas, dual } = setup;
  return [
    once(basis, PAYEES[basis], price),
    ...(staffVisas > 0
      ? [once('visas', 'agent', { years: ['employment-visa-agent-cost', undefined, undefined] }, staffVisas)]
      : []),
    ...(dual ? [once('dualLicence', 'dubai', { years: [DUAL, DUAL, DUAL] })] : []),
  ];
}

/**
 * Works out what a set-up costs in its first three years. It rests on one price of the company, whole: an agent's
 * all-in price is never added to a licence's.
 */
export function estimate(wanted: Setup): Estimate {
  const setup = allowed(wanted);
  const place: Place = places[setup.place];
  const [basis, price] = place.prices.find(([basis]) => basis === setup.basis) ??
    place.prices[0] ?? ['fees', undefined];
  const counted = countedLines(setup, basis, price);
  // Without the company's own price, what comes beside it would look like the whole.
  const year = (index: YearIndex) =>
    price && !price.years[index] ? undefined : totalOf(counted, index, place.currency);
  const years = [year(0), year(1), year(2)] as const;
  return {
    basis,
    currency: place.currency,
    counted,
    open: openLines(setup, basis),
    capital: setup.ownerVisas > 0 ? place.visaCapital : undefined,
    lasts: place.group === 'estonia' ? 'ee-card-length' : undefined,
    years,
    all: sumOf(years),
    converted: YEARS.some((index) => isConverted(counted, index, place.currency)),
  };
}
