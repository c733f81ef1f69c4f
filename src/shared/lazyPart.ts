import { type ComponentType, createElement, use } from 'react';
import { fetchOnce } from './http/fetchOnce.ts';

/** A component whose code is fetched when it is needed. */
export interface LazyPart<P extends object = object> {
  /** Fetches it, once. Rejects when it does not come. */
  readonly load: () => Promise<ComponentType<P>>;
  /** The component: suspends until it is there, throws when it does not come; after `forgetFailures` it asks anew. */
  readonly Part: ComponentType<P>;
}

/** When and how often something is fetched, such as `retryUntilOnline` or `whenSeen`. */
export type LoadStrategy = <T>(load: () => Promise<T>) => Promise<T>;

const atOnce: LoadStrategy = (load) => load();

/**
 * Marks a promise when it is fulfilled, by the fields that React's `use` looks at: what is there is then rendered without
 * suspending first, so that it needs no boundary around it.
 */
function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/**
 * A component with code of its own, for a `Suspense` boundary or for `useLoaded`. Unlike React's `lazy` it does not
 * keep a failure for good: a page that was not on the device opens once there is a network.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  strategy: LoadStrategy = atOnce,
): LazyPart<P> {
  const loadOnce = fetchOnce(() => readable(strategy(load)));
  return { load: loadOnce, Part: (props) => createElement(use(loadOnce()), props) };
}
