import * as v from 'valibot';
import { queryModel } from '../kit/queryModel.ts';
import type words from '../../i18n/locales/en.finder.json';

/** Kinds of workspace, the smallest first. */
export const KINDS = ['virtual', 'flexi', 'cabin', 'centre', 'office'] as const;
export type Kind = (typeof KINDS)[number];

/** Answers of each question; the first one is the default. */
export const QUESTIONS = {
  staff: ['one', 'few', 'more'],
  clients: ['sometimes', 'never', 'often'],
  licence: ['zone', 'address', 'mainland', 'special'],
  visas: ['few', 'none', 'team'],
  budget: ['even', 'least', 'comfort'],
} as const;

const Answers = v.object({
  staff: v.picklist(QUESTIONS.staff),
  clients: v.picklist(QUESTIONS.clients),
  licence: v.picklist(QUESTIONS.licence),
  visas: v.picklist(QUESTIONS.visas),
  budget: v.picklist(QUESTIONS.budget),
});
export type Answers = Readonly<v.InferOutput<typeof Answers>>;

export const workspaceModel = queryModel<Answers>({
  device: 'marsa-workspace',
  schema: Answers,
  usual: { staff: 'one', clients: 'sometimes', licence: 'zone', visas: 'few', budget: 'even' },
  parameters: { w: ['staff', 'clients', 'licence', 'visas', 'budget'] },
  separator: '-',
});

export type Obstacle = keyof typeof words.obstacle;

export type Reason = keyof typeof words.reason;

export interface Fit {
  readonly kind: Kind;
  readonly reasons: readonly Reason[];
  readonly points: number;
}

/** Returns what rules a kind out for these answers; undefined when it is possible. */
export function obstacleOf(kind: Kind, { staff, licence, visas }: Answers): Obstacle | undefined {
  if (kind === 'office') return undefined;
  if (licence === 'special') return 'notApproved';
  if (kind === 'virtual' && licence !== 'address') return 'noDesk';
  if (kind === 'virtual' && visas !== 'none') return 'noVisas';
  if (kind === 'virtual' && staff !== 'one') return 'noRoom';
  if (kind === 'flexi' && licence === 'mainland') return 'noLease';
  if (kind === 'flexi' && staff === 'more') return 'noRoom';
  return kind === 'flexi' && visas === 'team' ? 'noVisas' : undefined;
}

type Weight = readonly [question: keyof Answers, answer: string, points: number, reason?: Reason];

/** Weights of each answer for each kind, the licence first. Negative weights have no reason to show. */
const WEIGHTS: Readonly<Record<Kind, readonly Weight[]>> = {
  virtual: [
    ['licence', 'address', 2, 'address'],
    ['budget', 'least', 3, 'cheap'],
    ['budget', 'even', 1],
    ['clients', 'never', 2, 'nobody'],
    ['clients', 'often', -3],
  ],
  flexi: [
    ['licence', 'zone', 2, 'zone'],
    ['budget', 'least', 3, 'cheap'],
    ['budget', 'even', 2, 'cheap'],
    ['staff', 'one', 2, 'desk'],
    ['clients', 'often', -2],
    ['visas', 'few', 2, 'few'],
  ],
  cabin: [
    ['licence', 'mainland', 2, 'ejari'],
    ['licence', 'zone', 1, 'zone'],
    ['staff', 'few', 3, 'door'],
    // A room for one costs less than the services of a centre.
    ['staff', 'one', 2, 'room'],
    ['budget', 'even', 2, 'plain'],
    ['clients', 'sometimes', 1],
    ['visas', 'few', 2, 'area'],
    ['visas', 'team', 2, 'area'],
  ],
  centre: [
    ['licence', 'mainland', 2, 'ejari'],
    ['licence', 'zone', 1, 'zone'],
    ['clients', 'often', 3, 'visitors'],
    ['clients', 'sometimes', 2, 'visitors'],
    ['staff', 'one', -1],
    ['staff', 'few', 2, 'door'],
    ['staff', 'more', 1, 'grows'],
    ['budget', 'comfort', 2, 'ready'],
    ['budget', 'even', 1],
    ['visas', 'few', 1, 'area'],
    ['visas', 'team', 2, 'area'],
  ],
  office: [
    ['licence', 'special', 6, 'approved'],
    ['licence', 'mainland', 2, 'ejari'],
    ['licence', 'zone', 1, 'zone'],
    ['staff', 'more', 4, 'grows'],
    ['visas', 'team', 2, 'area'],
    ['clients', 'often', 2, 'own'],
    ['budget', 'comfort', 2, 'own'],
    ['budget', 'least', -2],
  ],
};

function fitOf(kind: Kind, answers: Answers): Fit {
  const counted = WEIGHTS[kind].filter(([question, answer]) => answers[question] === answer);
  return {
    kind,
    reasons: [...new Set(counted.flatMap(([, , , reason]) => (reason ? [reason] : [])))],
    points: counted.reduce((sum, [, , points]) => sum + points, 0),
  };
}

/** Returns the kinds that the licence allows, the best first; of two with equal points, the smaller one. */
export const fitting = (answers: Answers): readonly Fit[] =>
  KINDS.filter((kind) => obstacleOf(kind, answers) === undefined)
    .map((kind) => fitOf(kind, answers))
    .toSorted((a, b) => b.points - a.points);
