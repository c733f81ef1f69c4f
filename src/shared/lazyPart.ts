import { type ComponentType, createElement, use } from 'react';
import { fetchOnce } from './http/fetchOnce.ts';

/** A component whose code is fetched when it is needed. */
export interface LazyPart<P extends object = object> {
  /** Fetches the code once. Rejects when it fails to load. */
  readonly load: () => Promise<ComponentType<P>>;
  /** The component. Suspends while it loads, throws when it fails to load; after `forgetFailures` it loads again. */
  readonly Part: ComponentType<P>;
}

/** When and how often something is fetched, such as `retryUntilOnline` or `whenSeen`. */
export type LoadStrategy = <T>(load: () => Promise<T>) => Promise<T>;

const atOnce: LoadStrategy = (load) => load();

/**
 * Marks a fulfilled promise with the fields that React's `use` reads, so that a loaded component renders without
 * suspending and needs no boundary.
 */
function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/**
 * Returns a component with separate code, for a `Suspense` boundary or for `useLoaded`. In contrast to React's `lazy`, a
 * failure is not final: a page that is missing on the device opens when the network is back.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  strategy: LoadStrategy = atOnce,
): LazyPart<P> {
  const loadOnce = fetchOnce(() => readable(strategy(load)));
  return { load: loadOnce, Part: (props) => createElement(use(loadOnce()), props) };
}
