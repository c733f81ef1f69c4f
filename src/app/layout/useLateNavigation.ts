import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { splitLanguage } from '../../i18n/addresses.ts';
import { OPEN_BY_ROUTER } from '../start/earlyLink.ts';

/** A page that is there sooner, in milliseconds, comes without a word. */
export const SOON = 400;

/**
 * Calls `begin` when the page that the reader has asked for is not there soon: the address is that page's as soon as a
 * link is followed, what is rendered follows when it can. What `begin` returns is called when the page is there, and
 * when the reader asks for another one. `begin` must stay the same function.
 */
export function useLateNavigation(begin: () => () => void): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let asked = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    let end: (() => void) | undefined;
    const stop = () => {
      clearTimeout(timer);
      end?.();
      end = undefined;
    };
    const isLate = () => splitLanguage(window.location.pathname).path !== pathname;
    const look = () => {
      if (end && asked === window.location.href) return;
      stop();
      timer = setTimeout(() => {
        asked = window.location.href;
        if (isLate()) end = begin();
      }, SOON);
    };
    // A click on what is not hydrated goes no further than to the script in the head.
    const leaving = ['click', 'popstate', OPEN_BY_ROUTER];
    for (const event of leaving) window.addEventListener(event, look, { capture: true });
    return () => {
      stop();
      for (const event of leaving) window.removeEventListener(event, look, { capture: true });
    };
  }, [begin, pathname]);
}
