import type { ChecklistDocument, Nature } from '../../content/checklist/documents.ts';
import { isInUae, type Setup } from './requiredDocuments.ts';

/** In which form a document is submitted; the words are in the `checklist` texts. */
export type Form =
  | 'scan'
  | 'certified'
  | 'issued'
  | 'chain'
  | 'notaryChain'
  | 'notary'
  | 'signed'
  | 'statement'
  | 'made';

/** Into which language, and how surely. */
export type Translation = 'arabic' | 'arabicMaybe' | 'english' | 'estonian';

const CHAINED: Readonly<Record<Nature, Form>> = {
  scan: 'scan',
  public: 'chain',
  signed: 'notaryChain',
  statement: 'statement',
  made: 'made',
};

/**
 * The form of a document for a set-up. Papers from the UAE need no stamps there; the British register asks online and
 * sees no stamps at all; everywhere else foreign papers take the chain (PG-02).
 */
export function formOf({ nature }: Pick<ChecklistDocument, 'nature'>, setup: Setup): Form {
  if (nature !== 'public' && nature !== 'signed') return CHAINED[nature];
  const signed = nature === 'signed';
  if (setup.place === 'uk') return signed ? 'signed' : 'certified';
  if (isInUae(setup) && setup.origin === 'uae') return signed ? 'notary' : 'issued';
  return CHAINED[nature];
}

/** The translation that a document needs; undefined for one that is understood as it is. */
export function translationOf(
  { nature }: Pick<ChecklistDocument, 'nature'>,
  { place }: Setup,
): Translation | undefined {
  if (nature !== 'public' && nature !== 'signed') return undefined;
  if (place === 'uk') return 'english';
  if (place === 'estonia') return 'estonian';
  return place === 'mainland' ? 'arabic' : 'arabicMaybe';
}

/** A step on a paper’s way from the office that issued it to the one that accepts it. */
export type Step =
  | 'notary'
  | 'ministryApostille'
  | 'ministry'
  | 'uaeMission'
  | 'uaeMinistry'
  | 'translator'
  | 'here'
  | 'notaryHere'
  | 'online'
  | 'copies'
  | 'apostille'
  | 'estonianMission'
  | 'swornTranslator';

/** The way of papers from abroad, and what to confirm before paying for it. */
export interface Chain {
  readonly steps: readonly Step[];
  readonly note: 'uae' | 'here' | 'uk' | 'estonia';
}

const TO_ESTONIA: Readonly<Record<Setup['origin'], readonly Step[]>> = {
  apostille: ['notary', 'apostille', 'swornTranslator'],
  legalise: ['notary', 'ministry', 'estonianMission', 'swornTranslator'],
  // The UAE issues no apostille: its papers are legalised as those of any country without one.
  uae: ['notary', 'uaeMinistry', 'estonianMission', 'swornTranslator'],
};

/** How papers of the owners’ country become valid where the company will stand. */
export function chainOf(setup: Setup): Chain {
  if (setup.place === 'uk') return { steps: ['online', 'copies'], note: 'uk' };
  if (setup.place === 'estonia') return { steps: TO_ESTONIA[setup.origin], note: 'estonia' };
  if (setup.origin === 'uae') return { steps: ['here', 'notaryHere', 'translator'], note: 'here' };
  const ministry = setup.origin === 'apostille' ? 'ministryApostille' : 'ministry';
  return { steps: ['notary', ministry, 'uaeMission', 'uaeMinistry', 'translator'], note: 'uae' };
}
