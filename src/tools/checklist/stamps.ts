import type { ChecklistDocument, Nature } from '../../content/checklist/documents.ts';
import { isInUae, type Setup } from './requiredDocuments.ts';
import type words from '../../i18n/locales/en.checklist.json';

/** The form in which a document is submitted. */
export type Form = keyof typeof words.forms;

/** The language of a translation, and how certainly it is required. */
export type Translation = 'arabic' | 'arabicMaybe' | 'english' | 'estonian';

const CHAINED: Readonly<Record<Nature, Form>> = {
  scan: 'scan',
  public: 'chain',
  signed: 'notaryChain',
  statement: 'statement',
  made: 'made',
};

/** Returns the form in which a document is submitted for a set-up. */
export function formOf({ nature }: Pick<ChecklistDocument, 'nature'>, setup: Setup): Form {
  if (nature !== 'public' && nature !== 'signed') return CHAINED[nature];
  const signed = nature === 'signed';
  if (setup.place === 'uk') return signed ? 'signed' : 'certified';
  if (isInUae(setup) && setup.origin === 'uae') return signed ? 'notary' : 'issued';
  return CHAINED[nature];
}

/** Returns the translation of a document; undefined where none is needed. */
export function translationOf(
  { nature }: Pick<ChecklistDocument, 'nature'>,
  { place }: Setup,
): Translation | undefined {
  if (nature !== 'public' && nature !== 'signed') return undefined;
  if (place === 'uk') return 'english';
  if (place === 'estonia') return 'estonian';
  return place === 'mainland' ? 'arabic' : 'arabicMaybe';
}

/** A step between the office that issues a document and the one that accepts it. */
export type Step = keyof typeof words.chain.step;

/** The steps for documents from abroad, and what to confirm before paying for them. */
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

/** Returns the steps that make documents of the owners’ country valid in that of the company. */
export function chainOf(setup: Setup): Chain {
  if (setup.place === 'uk') return { steps: ['online', 'copies'], note: 'uk' };
  if (setup.place === 'estonia') return { steps: TO_ESTONIA[setup.origin], note: 'estonia' };
  if (setup.origin === 'uae') return { steps: ['here', 'notaryHere', 'translator'], note: 'here' };
  const ministry = setup.origin === 'apostille' ? 'ministryApostille' : 'ministry';
  return { steps: ['notary', ministry, 'uaeMission', 'uaeMinistry', 'translator'], note: 'uae' };
}
