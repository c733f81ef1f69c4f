import { EMIRATES, SECTORS } from '../../content/zones/zone.ts';
import { zones } from '../../content/zones/zones.ts';
import type { QueryModel } from '../../shared/hooks/useQueryState.ts';
import { type Answers, QUESTIONS } from './fit.ts';
import { NEEDS, SORTS, type Wish } from './list.ts';

/** How many zones stand side by side at most. */
export const MOST_COMPARED = 4;

/** Everything that a reader can set: what the list shows, what is compared, the five answers. */
export interface ZonesState extends Wish {
  /** Ids of the zones to compare; none: the two that fit best. */
  readonly compare: readonly string[];
}

/** What is shown before anything is set. */
export const USUAL: ZonesState = {
  emirate: undefined,
  sector: undefined,
  needs: [],
  sort: 'fit',
  compare: [],
  answers: { work: 'services', goods: 'none', clients: 'abroad', people: 'few', first: 'price' },
};

/** Between answers. No full stop: the worker takes an address with one at its end for a file. */
const BETWEEN = '-';

/** The names in the address; others are not this tool's. */
const KEYS = ['e', 's', 'n', 'o', 'c', 'f'] as const;

/** Whether an address says anything about the tool. */
export const speaks = (query: URLSearchParams): boolean => KEYS.some((key) => query.has(key));

const oneOf = <T extends string>(list: readonly T[], text: string | null | undefined): T | undefined =>
  list.find((entry) => entry === text);

const some = <T extends string>(list: readonly T[], text: string | null): readonly T[] => {
  const named = (text ?? '').split(',');
  return list.filter((entry) => named.includes(entry));
};

/** In the order in which they were chosen, each once. */
const chosen = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(','))]
    .filter((id) => zones.some((zone) => zone.id === id))
    .slice(0, MOST_COMPARED);

/** Reads a query, from the address or as it was kept. What is not understood is as usual (PG-02). */
export function parseState(query: URLSearchParams): ZonesState {
  const [work, goods, clients, people, first] = (query.get('f') ?? '').split(BETWEEN);
  const { answers } = USUAL;
  return {
    emirate: oneOf(EMIRATES, query.get('e')),
    sector: oneOf(SECTORS, query.get('s')),
    needs: some(NEEDS, query.get('n')),
    sort: oneOf(SORTS, query.get('o')) ?? USUAL.sort,
    compare: chosen(query.get('c')),
    answers: {
      work: oneOf(QUESTIONS.work, work) ?? answers.work,
      goods: oneOf(QUESTIONS.goods, goods) ?? answers.goods,
      clients: oneOf(QUESTIONS.clients, clients) ?? answers.clients,
      people: oneOf(QUESTIONS.people, people) ?? answers.people,
      first: oneOf(QUESTIONS.first, first) ?? answers.first,
    },
  };
}

const answersText = ({ work, goods, clients, people, first }: Answers) =>
  [work, goods, clients, people, first].join(BETWEEN);

/** A state as a query: only what differs from the usual, beside what others have put into `rest`. */
export function stateQuery(state: ZonesState, rest = new URLSearchParams()): URLSearchParams {
  const query = new URLSearchParams(rest);
  const answers = answersText(state.answers);
  const texts = {
    e: state.emirate,
    s: state.sector,
    n: state.needs.join(','),
    o: state.sort === USUAL.sort ? '' : state.sort,
    c: state.compare.join(','),
    f: answers === answersText(USUAL.answers) ? '' : answers,
  };
  for (const key of KEYS) {
    const text = texts[key];
    if (text) query.set(key, text);
    else query.delete(key);
  }
  return query;
}

/** How the state is kept and shared. */
export const zonesModel: QueryModel<ZonesState> = {
  place: 'marsa-zones',
  usual: USUAL,
  speaks,
  parse: parseState,
  write: stateQuery,
};
