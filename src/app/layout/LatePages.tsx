import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import '../start/warmHttpCacheGlobal.ts';
import { SOON, useLateNavigation } from './useLateNavigation.ts';

/** What stands in a page in the place of a part that is still coming. */
const COMING = 'main :is(div, p)[aria-busy="true"]';

/** Where the reader has begun to type, the page stays. */
const isIncomplete = () =>
  document.querySelector(COMING) !== null && !document.activeElement?.matches('input, textarea, select');

/** In milliseconds between two looks at whether the rest has come meanwhile. */
const LOOK_EVERY = 200;

/** Returns the way to call it off. `here`: the reader is on that page already. */
function openLatePage(here?: 'here'): () => void {
  const opening = new AbortController();
  if (!navigator.serviceWorker?.controller) void window.marsaOpenLatePage?.(opening.signal, here);
  return () => opening.abort();
}

const openNext = () => openLatePage();

/** Opens the page of the build if this one is not all there soon; returns the way to stop. */
function openIfIncomplete(): () => void {
  let callOff: (() => void) | undefined;
  let timer = setTimeout(function look() {
    if (!isIncomplete()) {
      callOff?.();
      return;
    }
    callOff ??= openLatePage('here');
    timer = setTimeout(look, LOOK_EVERY);
  }, SOON);
  return () => {
    clearTimeout(timer);
    callOff?.();
  };
}

/**
 * On a bad line, where no worker has at hand what the next page is made of, the page of the build takes its place, which
 * is one file, as before the app is there (app/start/inline/openPage.ts).
 */
export function LatePages(): null {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useLateNavigation(openNext);
  useEffect(() => {
    // The first one came from the build.
    if (before.current === pathname) return undefined;
    before.current = pathname;
    return openIfIncomplete();
  }, [pathname]);
  return null;
}
