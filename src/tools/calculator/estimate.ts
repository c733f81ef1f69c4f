import { type Basis, type Place, places, type YearlyPrice } from '../../content/estimates/places.ts';
import { PEG } from '../../content/facts/amount.ts';
import type { FactId } from '../../content/facts/facts.ts';
import type { CountedLine, Estimate } from './model.ts';
import { OPTIONS, type Setup } from './query.ts';
import { isConverted, sumOf, totalOf, type YearIndex, YEARS } from './totals.ts';
import { openLines } from './unpricedLines.ts';

/** Returns the choices of a place: offshore companies have no visas, foreign ones no residence. */
export function choosable({ group, dualLicence }: Place) {
  const inside = group === 'mainland' || group === 'freeZone';
  return { kind: group !== 'offshore', visas: inside, office: inside, dual: dualLicence === true };
}

/** Returns the set-up with valid choices only, and at most one visa per owner. */
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

/** Returns the possible bases of an estimate. */
export const basesOf = (setup: Setup): readonly Basis[] => pricesOf(setup).map(([basis]) => basis);

const once = (
  id: CountedLine['id'],
  payee: CountedLine['payee'],
  price: YearlyPrice,
  times = 1,
): CountedLine => ({ id, payee, times, ...price });

const PAYEES = { allIn: 'agent', ours: 'firm', package: 'zone', licence: 'zone' } as const;

const MONTHS = 12;

/** The fee of the branch's licence is yearly. */
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

/** Later years have today's prices: providers publish no others. */
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
 * Estimates the costs of three years from one price of the company: all-in prices are not added to others.
 */
export function estimate(wanted: Setup): Estimate {
  const setup = allowed(wanted);
  const place: Place = places[setup.place];
  const [basis, price] = place.prices.find(([basis]) => basis === setup.basis) ??
    place.prices[0] ?? ['fees', undefined];
  const counted = countedLines(setup, basis, price);
  // Without the price of the company, the other lines would look like the complete sum.
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

/** Inputs that may not change the totals. */
export type Input = 'kind' | 'owners' | 'ownerVisas' | 'office' | 'bank';

const inputs: Readonly<{ [K in Input]: readonly Setup[K][] }> = { ...OPTIONS, bank: [true, false] };

/** Returns true when another value of an input would change the total of a year. */
export function changesTotal(setup: Setup, input: Input): boolean {
  const totals = (each: Setup) => JSON.stringify(estimate(each).years);
  const current = totals(setup);
  return inputs[input].some((choice) => totals({ ...setup, [input]: choice }) !== current);
}

/** Returns the facts of estimates without duplicates. */
export function factsIn(estimates: readonly Estimate[]): readonly FactId[] {
  const ids = estimates.flatMap(({ counted, capital, lasts, converted }): readonly (FactId | undefined)[] => [
    ...counted.flatMap(({ years }) => years),
    capital,
    lasts,
    converted ? PEG : undefined,
  ]);
  return [...new Set(ids.filter((id) => id !== undefined))];
}
