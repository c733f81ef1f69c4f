import * as v from 'valibot';
import {
  type ChecklistDocument,
  documents,
  type Group,
  GROUPS,
  ORIGINS,
  OWNERS,
  type Place,
  PLACES,
} from '../../content/checklist/documents.ts';
import { queryModel } from '../kit/queryModel.ts';

const Setup = v.object({
  place: v.picklist(PLACES),
  owners: v.picklist(OWNERS),
  origin: v.picklist(ORIGINS),
});

/** The three choices that decide the documents of a list. */
export type Setup = Readonly<v.InferOutput<typeof Setup>>;

export const USUAL: Setup = { place: 'mainland', owners: 'person', origin: 'apostille' };

export const setupModel = queryModel<Setup>({
  device: 'marsa-checklists',
  schema: Setup,
  usual: USUAL,
  parameters: { in: ['place'], by: ['owners'], from: ['origin'] },
  always: ['in', 'by', 'from'],
});

export interface Section {
  readonly group: Group;
  readonly documents: readonly ChecklistDocument[];
}

const isWanted = (document: ChecklistDocument, { place, owners }: Setup): boolean => {
  const places: readonly Place[] = document.in;
  const owner = 'owner' in document ? document.owner : owners;
  return places.includes(place) && (owners === 'both' || owner === owners);
};

/** Returns the documents of a set-up in groups. */
export function sectionsOf(setup: Setup): readonly Section[] {
  const wanted = documents.filter((document) => isWanted(document, setup));
  return GROUPS.map((group) => ({
    group,
    documents: wanted.filter((document) => document.group === group),
  })).filter((section) => section.documents.length > 0);
}

/** Returns true for a company in the UAE, whose offices require the chain of stamps. */
export const isInUae = ({ place }: Setup): boolean => place !== 'uk' && place !== 'estonia';

export const isSameSetup = (a: Setup, b: Setup): boolean =>
  a.place === b.place && a.owners === b.owners && a.origin === b.origin;
