import { RestError } from '../rest/RestError.ts';
import type { Query, QueryValue } from './phpQuery.ts';

/** What is wrong with one parameter, in WordPress' words. */
export class ParameterProblem extends Error {
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>> | null;

  constructor(code: string, message: string, data: Readonly<Record<string, unknown>> | null = null) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Turns what was sent into a value, or throws a `ParameterProblem`. */
export type Read<T> = (value: QueryValue, name: string) => T;

/**
 * Reads the parameters of one request and collects everything that is wrong with them into a single
 * `rest_invalid_param`, as WordPress does (CS-03).
 *
 * WordPress checks in two rounds: context, page, per_page and search first (`early`), and only when
 * those are right the others, which it names in the order in which they were sent (`late`).
 */
export class ParameterReader {
  readonly #query: Query;
  readonly #early = new Map<string, ParameterProblem>();
  readonly #late = new Map<string, ParameterProblem>();

  constructor(query: Query) {
    this.#query = query;
  }

  early<T, F>(name: string, read: Read<T>, fallback: F): T | F {
    return this.#read(name, read, fallback, this.#early);
  }

  late<T, F>(name: string, read: Read<T>, fallback: F): T | F {
    return this.#read(name, read, fallback, this.#late);
  }

  /** @throws RestError `rest_invalid_param` when any parameter was wrong */
  finish(): void {
    const inOrder = [...this.#query.keys()];
    const late = [...this.#late].toSorted(([a], [b]) => inOrder.indexOf(a) - inOrder.indexOf(b));
    const problems = this.#early.size > 0 ? [...this.#early] : late;
    if (problems.length === 0) {
      return;
    }
    const names = problems.map(([name]) => name).join(', ');
    throw new RestError('rest_invalid_param', `Invalid parameter(s): ${names}`, 400, {
      params: Object.fromEntries(problems.map(([name, problem]) => [name, problem.message])),
      details: Object.fromEntries(
        problems.map(([name, { code, message, data }]) => [name, { code, message, data }]),
      ),
    });
  }

  #read<T, F>(name: string, read: Read<T>, fallback: F, problems: Map<string, ParameterProblem>): T | F {
    const value = this.#query.get(name);
    if (value === undefined) {
      return fallback;
    }
    try {
      return read(value, name);
    } catch (error) {
      if (!(error instanceof ParameterProblem)) {
        throw error;
      }
      problems.set(name, error);
      return fallback;
    }
  }
}
