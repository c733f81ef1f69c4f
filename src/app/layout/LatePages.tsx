import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import '../start/pageGlobals.ts';
import { SOON, useLateNavigation } from './useLateNavigation.ts';

/** What stands in a page in the place of a part that is still coming, its data included. */
const COMING = 'main [data-coming]';

/** Where the reader has begun to type, the page stays. */
const isPageIncomplete = () =>
  document.querySelector(COMING) !== null && !document.activeElement?.matches('input, textarea, select');

/** Returns the way to call it off. */
function openLatePage(isIncomplete?: () => boolean): () => void {
  const opening = new AbortController();
  if (!navigator.serviceWorker?.controller) void window.marsaOpenLatePage?.(opening.signal, isIncomplete);
  return () => opening.abort();
}

const openNext = () => openLatePage();

/** Opens the page of the build if this one is not all there soon; returns the way to stop. */
function openIfIncomplete(): () => void {
  let callOff: (() => void) | undefined;
  const timer = setTimeout(() => {
    if (isPageIncomplete()) callOff = openLatePage(isPageIncomplete);
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
