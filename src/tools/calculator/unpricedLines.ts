import { type Basis, type Place, places } from '../../content/estimates/places.ts';
import type { OpenLine } from './model.ts';
import type { Setup } from './query.ts';

type Id = OpenLine['id'];

const line = (id: Id, times = 1): readonly OpenLine[] => [{ id, times }];
const when = (holds: boolean, id: Id, times = 1): readonly OpenLine[] => (holds ? line(id, times) : []);

function officeLines({ office }: Setup, { group }: Place): readonly OpenLine[] {
  if (office === 'desk') return line('desk');
  if (office === 'own') return line('ownOffice');
  return when(group === 'mainland', 'address');
}

function activityLines({ kind }: Setup): readonly OpenLine[] {
  return [
    ...when(kind === 'industrial' || kind === 'tourism', 'approval'),
    ...when(kind === 'commercial' || kind === 'industrial', 'customs'),
    ...when(kind === 'tourism', 'guarantee'),
  ];
}

function insideLines(setup: Setup, place: Place, basis: Basis): readonly OpenLine[] {
  const { ownerVisas, staffVisas } = setup;
  const people = ownerVisas + staffVisas;
  return [
    ...when(basis === 'package', 'renewal'),
    ...when(ownerVisas > 0, 'ownerVisa', ownerVisas),
    ...when(people > 0, 'visaRenewal', people),
    ...when(people > 0, 'establishment'),
    ...officeLines(setup, place),
    ...activityLines(setup),
  ];
}

/** Returns the lines of a set-up without a known price, in the order of payment. They are in no total. */
export function openLines(setup: Setup, basis: Basis): readonly OpenLine[] {
  const place: Place = places[setup.place];
  const { kind, owners, bank } = setup;
  const services = basis === 'services';
  const regulated = kind === 'industrial' || kind === 'tourism';
  const own = {
    mainland: () => insideLines(setup, place, basis),
    freeZone: () => insideLines(setup, place, basis),
    offshore: () => [],
    uk: () => [...line('ukAddress'), ...line('ukIdentity', owners), ...when(regulated, 'approval')],
    estonia: () => [
      ...line(services ? 'eeAddress' : 'eeContact'),
      ...line('eeJourney', owners),
      ...when(regulated, 'approval'),
    ],
  }[place.group]();
  const abroad = place.group === 'uk' || place.group === 'estonia';
  return [
    ...own,
    ...when(!abroad, 'papers', owners),
    ...when(bank, 'bank'),
    ...line(services ? 'eeFilings' : 'accounts'),
  ];
}
