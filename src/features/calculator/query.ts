import * as v from 'valibot';
import { type Basis, type PlaceId, places } from '../../content/estimates/places.ts';
import { KINDS, MOST, OFFICES, type Setup, type Setups, USUAL } from './model.ts';

const isPlace = (text: string): text is PlaceId => Object.hasOwn(places, text);
export const PLACES: readonly PlaceId[] = Object.keys(places).filter(isPlace);
const BASES = ['allIn', 'ours', 'package', 'licence', 'services', 'fees'] as const satisfies readonly Basis[];

const whole = (least: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(least), v.maxValue(MOST));
const yes = v.pipe(
  v.picklist(['0', '1']),
  v.transform((text) => text === '1'),
);

/** Each choice by its short name in the address. What is missing or was written by a stranger is the usual. */
const Written = v.object({
  p: v.fallback(v.picklist(PLACES), USUAL.place),
  r: v.fallback(v.picklist(BASES), USUAL.basis),
  k: v.fallback(v.picklist(KINDS), USUAL.kind),
  o: v.fallback(whole(1), USUAL.owners),
  i: v.fallback(whole(0), USUAL.ownerVisas),
  e: v.fallback(whole(0), USUAL.staffVisas),
  f: v.fallback(v.picklist(OFFICES), USUAL.office),
  b: v.fallback(yes, USUAL.bank),
  m: v.fallback(yes, USUAL.dual),
});

const KEYS = ['p', 'r', 'k', 'o', 'i', 'e', 'f', 'b', 'm'] as const;

function fromWritten(params: URLSearchParams, suffix: string): Setup {
  const written = Object.fromEntries(KEYS.map((key) => [key, params.get(key + suffix)]));
  const { p, r, k, o, i, e, f, b, m } = v.parse(Written, written);
  return {
    place: p,
    basis: r,
    kind: k,
    owners: o,
    ownerVisas: i,
    staffVisas: e,
    office: f,
    bank: b,
    dual: m,
  };
}

const digit = (holds: boolean) => (holds ? '1' : '0');

const toWritten = (setup: Setup): Record<(typeof KEYS)[number], string> => ({
  p: setup.place,
  r: setup.basis,
  k: setup.kind,
  o: `${setup.owners}`,
  i: `${setup.ownerVisas}`,
  e: `${setup.staffVisas}`,
  f: setup.office,
  b: digit(setup.bank),
  m: digit(setup.dual),
});

/** Whether an address names a set-up. */
export const namesSetup = (params: URLSearchParams): boolean => params.has('p');

/** The set-ups of an address, or of what was kept in the same form; the second one is there when it has a place. */
export function setupsFrom(params: URLSearchParams): Setups {
  const first = fromWritten(params, '');
  return params.has('p2') ? [first, fromWritten(params, '2')] : [first];
}

/** The same, written: the place always, of the rest what is not the usual. */
export function toParams([first, second]: Setups): URLSearchParams {
  const params = new URLSearchParams();
  const write = (setup: Setup, suffix: string) => {
    const usual = toWritten(USUAL);
    const written = toWritten(setup);
    for (const key of KEYS)
      if (key === 'p' || written[key] !== usual[key]) params.set(key + suffix, written[key]);
  };
  write(first, '');
  if (second) write(second, '2');
  return params;
}
