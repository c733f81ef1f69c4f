import { HttpError } from '../../../shared/http/HttpError.ts';
import { gently, type Steps } from '../../../shared/steps.ts';
import type { Edition, Post, PostQuery } from '../model.ts';
import type { JsonAnswer } from './client.ts';
import type { EdgeContext } from './html/context.ts';
import { toEdition, toPost } from './toPost.ts';

/** The number of posts that a query has, and of pages that they fill. */
export interface Totals {
  readonly total: number;
  readonly totalPages: number;
  /** The service sent no usable totals: these are the least that the answer itself shows. */
  readonly isGuess?: boolean;
}

/** Larger totals are not believed. */
const MOST_POSTS = 1_000_000;

/** The members of an answer. Throws `HttpError` of failure `garbage` when it is no list. */
export function asList({ data }: JsonAnswer): unknown[] {
  if (Array.isArray(data)) return data;
  throw new HttpError('garbage', 'The answer is not a list');
}

/** What is usable of an answer. Throws `garbage` for one without: what is stored must not make room for that. */
export function usableOf<T>(received: readonly unknown[], usable: readonly T[], what: string): readonly T[] {
  if (received.length > 0 && usable.length === 0) throw new HttpError('garbage', `All ${what} are malformed`);
  return usable;
}

/** The number that a header holds; undefined without one. */
export function countOf(headers: Headers, name: string): number | undefined {
  const value = headers.get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : undefined;
}

/** The posts of an answer, the malformed left out. Throws `HttpError` of failure `garbage`. */
export async function postsOf(answer: JsonAnswer, context: EdgeContext): Promise<readonly Post[]> {
  const received = asList(answer);
  const reading = function* (): Steps<readonly Post[]> {
    const posts: Post[] = [];
    for (const raw of received) {
      const post = yield* toPost(raw, context);
      if (post) posts.push(post);
      yield;
    }
    return usableOf(received, posts, 'posts');
  };
  return gently(reading());
}

/** The editions of an answer, the malformed left out. Throws `HttpError` of failure `garbage`. */
export function editionsOf(answer: JsonAnswer): readonly Edition[] {
  const received = asList(answer);
  return usableOf(
    received,
    received.flatMap((raw) => toEdition(raw) ?? []),
    'posts',
  );
}

/**
 * Totals from the headers. Where they are missing, contradict each other or the answer itself, the least that the
 * answer shows (CS-05).
 */
export function totalsOf(answer: JsonAnswer, query: PostQuery): Totals {
  const { page, perPage } = query;
  const received = asList(answer).length;
  const least = received === 0 ? 0 : (page - 1) * perPage + received;
  const guess = least + (received === perPage ? 1 : 0);
  const pages = countOf(answer.headers, 'x-wp-totalpages');
  const total =
    countOf(answer.headers, 'x-wp-total') ?? (pages ? Math.max(guess, (pages - 1) * perPage + 1) : undefined);
  if (total !== undefined && total >= least && total <= MOST_POSTS) {
    const totalPages = Math.ceil(total / perPage);
    if ((pages ?? totalPages) === totalPages) return { total, totalPages };
  }
  return { total: guess, totalPages: Math.ceil(guess / perPage), isGuess: true };
}
