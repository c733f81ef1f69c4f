import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Codec, persisted } from '../../shared/storage/persisted.ts';
import type { QueryModel } from './queryModel.ts';

/** Query as text; an empty one is not stored. */
const queryCodec: Codec<string> = { parse: (text) => text ?? '', format: (query) => query || null };

const never = () => () => undefined;

/** A change on this page. The router updates the address in a transition, and a control must not wait for it. */
interface Change<T> {
  readonly state: T;
  readonly queries: readonly string[];
}

/** Returns the state of a tool from the address or the device. `change(undefined)` resets it. */
export function useToolState<T extends object>(model: QueryModel<T>) {
  const { device, usual, speaks, parse, write } = model;
  const entry = persisted(device, queryCodec);
  const [query, setQuery] = useSearchParams();
  const [changed, setChanged] = useState<Change<T>>();
  const arrived = () => (speaks(query) ? query.toString() : entry.read());
  // Empty on the server and on a first visit, which needs no second render.
  const text = useSyncExternalStore(never, arrived, () => '');
  const current = changed?.queries.includes(query.toString()) ? changed : undefined;
  const state = current?.state ?? (text === '' ? usual : parse(new URLSearchParams(text)));
  const change = (part: Partial<T> | undefined) => {
    const next = part && { ...state, ...part };
    const address = write(next, query);
    const queries = [...(current?.queries ?? [query.toString()]), address.toString()];
    setChanged({ state: next ?? usual, queries });
    if (!entry.write(write(next).toString())) console.info(`${device} could not be stored`);
    setQuery(address, { replace: true, preventScrollReset: true });
  };
  return { state, change, isChanged: changed !== undefined } as const;
}
