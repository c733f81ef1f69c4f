import {
  type ChecklistDocument,
  documents,
  type Group,
  GROUPS,
  type Origin,
  ORIGINS,
  type Owners,
  OWNERS,
  type Place,
  PLACES,
} from '../../content/checklist/documents.ts';

/** The three choices that a list follows from (PG-02). */
export interface Setup {
  readonly place: Place;
  readonly owners: Owners;
  readonly origin: Origin;
}

/** What a list shows before anyone has chosen. */
export const USUAL: Setup = { place: 'mainland', owners: 'person', origin: 'apostille' };

/** A part of a list. */
export interface Section {
  readonly group: Group;
  readonly documents: readonly ChecklistDocument[];
}

const isWanted = (document: ChecklistDocument, { place, owners }: Setup): boolean => {
  const places: readonly Place[] = document.in;
  const owner = 'owner' in document ? document.owner : owners;
  return places.includes(place) && (owners === 'both' || owner === owners);
};

/** The documents that a set-up asks for, in groups; groups without any are left out. */
export function sectionsOf(setup: Setup): readonly Section[] {
  const wanted = documents.filter((document) => isWanted(document, setup));
  return GROUPS.map((group) => ({
    group,
    documents: wanted.filter((document) => document.group === group),
  })).filter((section) => section.documents.length > 0);
}

/** True where the company will stand in the UAE, whose offices want the chain of stamps. */
export const isInUae = ({ place }: Setup): boolean => place !== 'uk' && place !== 'estonia';

/** Same choices, same list. */
export const isSameSetup = (a: Setup, b: Setup): boolean =>
  a.place === b.place && a.owners === b.owners && a.origin === b.origin;

const chosen = <T extends string>(choices: readonly T[], text: string | null): T | undefined =>
  choices.find((choice) => choice === text);

/**
 * The set-up that an address names, `?in=uk&by=company&from=legalise`; undefined when it names none. What is missing or
 * unknown in it falls back to the usual.
 */
export function setupFromUrl(params: URLSearchParams): Setup | undefined {
  const place = chosen(PLACES, params.get('in'));
  const owners = chosen(OWNERS, params.get('by'));
  const origin = chosen(ORIGINS, params.get('from'));
  if (!place && !owners && !origin) return undefined;
  return {
    place: place ?? USUAL.place,
    owners: owners ?? USUAL.owners,
    origin: origin ?? USUAL.origin,
  };
}

/** The query of an address that shows this set-up. */
export const setupToUrl = ({ place, owners, origin }: Setup): Record<'in' | 'by' | 'from', string> => ({
  in: place,
  by: owners,
  from: origin,
});
