import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Codec, persisted } from '../storage/persisted.ts';

/** A state that fits into an address. */
export interface QueryModel<T> {
  /** Its name on the device. */
  readonly place: string;
  readonly usual: T;
  /** Whether an address says anything about it. */
  readonly speaks: (query: URLSearchParams) => boolean;
  /** What is not understood is as usual. */
  readonly parse: (query: URLSearchParams) => T;
  /** The state as a query, beside what others have put into `rest`. */
  readonly write: (state: T, rest?: URLSearchParams) => URLSearchParams;
}

/** A query as text; an empty one is not stored. */
const queryCodec: Codec<string> = { parse: (text) => text ?? '', format: (query) => query || null };

const never = () => () => undefined;

/**
 * What the reader has set, kept on the device and in the address, which wins. As usual while prerendered markup is
 * taken over: neither was known when it was made.
 */
export function useQueryState<T>(model: QueryModel<T>): readonly [T, (part: Partial<T>) => void] {
  const { place, usual, speaks, parse, write } = model;
  const entry = persisted(place, queryCodec);
  const [query, setQuery] = useSearchParams();
  const arrived = () => (speaks(query) ? query.toString() : entry.read());
  // Empty for prerendered markup and for who has set nothing yet: a first visit needs no second rendering.
  const text = useSyncExternalStore(never, arrived, () => '');
  // Not from the address after the first change: the router follows a moment later, and controls must not jump back.
  const [own, setOwn] = useState<T>();
  const state = own ?? (text === '' ? usual : parse(new URLSearchParams(text)));
  const change = (part: Partial<T>) => {
    const next = { ...state, ...part };
    setOwn(next);
    if (!entry.write(write(next).toString())) console.info(`${place} could not be stored`);
    setQuery(write(next, query), { replace: true, preventScrollReset: true });
  };
  return [state, change];
}
