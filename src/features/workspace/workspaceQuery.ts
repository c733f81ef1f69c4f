import type { QueryModel } from '../../shared/hooks/useQueryState.ts';
import { type Answers, QUESTIONS } from './workspaceFit.ts';

const USUAL: Answers = { staff: 'one', clients: 'sometimes', licence: 'zone', visas: 'few', budget: 'even' };

/** The name in the address. */
const KEY = 'w';
/** Between answers. No full stop: the worker takes an address with one at its end for a file. */
const BETWEEN = '-';

const oneOf = <T extends string>(list: readonly T[], text: string | undefined): T | undefined =>
  list.find((entry) => entry === text);

const textOf = ({ staff, clients, licence, visas, budget }: Answers) =>
  [staff, clients, licence, visas, budget].join(BETWEEN);

/** How the answers are kept and shared (PG-02): `?w=one-never-address-none-least`. */
export const workspaceModel: QueryModel<Answers> = {
  place: 'marsa-workspace',
  usual: USUAL,
  speaks: (query) => query.has(KEY),
  parse: (query) => {
    const [staff, clients, licence, visas, budget] = (query.get(KEY) ?? '').split(BETWEEN);
    return {
      staff: oneOf(QUESTIONS.staff, staff) ?? USUAL.staff,
      clients: oneOf(QUESTIONS.clients, clients) ?? USUAL.clients,
      licence: oneOf(QUESTIONS.licence, licence) ?? USUAL.licence,
      visas: oneOf(QUESTIONS.visas, visas) ?? USUAL.visas,
      budget: oneOf(QUESTIONS.budget, budget) ?? USUAL.budget,
    };
  },
  write: (answers, rest) => {
    const query = new URLSearchParams(rest);
    if (textOf(answers) === textOf(USUAL)) query.delete(KEY);
    else query.set(KEY, textOf(answers));
    return query;
  },
};
