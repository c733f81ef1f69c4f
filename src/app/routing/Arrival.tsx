import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { placeInLanguage } from '../../features/language/chooseLanguage.ts';
import '../../shared/overlayHistory.ts';
import { persisted } from '../../shared/storage/persisted.ts';

function parsePositions(text: string | null): Record<string, number> {
  const parsed: unknown = JSON.parse(text ?? '{}');
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

// Without valibot, which would delay the first screen. Without storage, Back starts at the top.
const positions = persisted(
  'scroll-positions',
  { parse: parsePositions, format: (value) => JSON.stringify(value) },
  'sessionStorage',
);

function remember(key: string, top: number): void {
  const latest = Object.entries(positions.read()).slice(-49);
  positions.write({ ...Object.fromEntries(latest), [key]: top });
}

/** Identifies a history entry: the key alone is the same for the first page of every visit. */
const placeOf = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`;

function returned(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

function scrollWhenTall(top: number, signal: AbortSignal, onEnd: () => void): void {
  const stop = () => {
    observer.disconnect();
    onEnd();
  };
  const attempt = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top - 1) return;
    stop();
    window.scrollTo({ top, behavior: 'instant' });
  };
  const observer = new ResizeObserver(attempt);
  observer.observe(document.body);
  for (const event of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(event, stop, { once: true, passive: true, signal });
  signal.addEventListener('abort', stop);
}

/**
 * Focuses the heading of the new page once it is rendered, so that a screen reader starts with it. A dialog that the
 * user has opened in the meantime keeps the focus.
 */
function focusHeading(signal: AbortSignal): void {
  const attempt = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    observer.disconnect();
    if (document.activeElement?.closest('[aria-modal="true"]')) return;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(attempt);
  observer.observe(document.body, { childList: true, subtree: true });
  attempt();
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Time limit for layout shifts above the part of the page that was scrolled to. */
const SETTLE_TIMEOUT_MS = 3000;

function scrollUntilSettled(attempt: () => void, signal: AbortSignal): void {
  const observer = new ResizeObserver(attempt);
  observer.observe(document.body);
  const stop = () => observer.disconnect();
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(event, stop, { once: true, passive: true, signal });
  const timer = setTimeout(stop, SETTLE_TIMEOUT_MS);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    stop();
  });
}

function showPart(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  if (document.activeElement !== part) {
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
  }
  part.scrollIntoView({ behavior: 'instant' });
}

/**
 * Returns true when another page of the same list was opened. A new search leads to page 1 as well, but must not
 * scroll: its results are visible while the user types.
 */
function isFurtherPage(from: string, to: string): boolean {
  const [before, after] = [new URLSearchParams(from), new URLSearchParams(to)];
  return before.get('page') !== after.get('page') && before.get('search') === after.get('search');
}

/**
 * Handles scroll position and focus on navigation (FR-11): a new page starts at the top with the focus on its heading,
 * or at the fragment; Back restores the position; another page of a list scrolls up.
 */
export function Arrival(): null {
  const location = useLocation();
  const type = useNavigationType();
  const place = placeOf(location);
  const previous = useRef<{ key: string; pathname: string; search: string } | undefined>(undefined);
  const pending = useRef<number>(undefined);

  // A layout effect, because a shorter next page would change the scroll position before it is stored.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      remember(place, pending.current ?? window.scrollY);
    };
    const saveSoon = () => {
      timer ??= setTimeout(save, 150);
    };
    // A click or Back may follow the last scroll at once; the capture phase precedes the router.
    const leaving = ['click', 'popstate', 'pagehide'];
    for (const event of leaving) window.addEventListener(event, save, { capture: true });
    window.addEventListener('scroll', saveSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const event of leaving) window.removeEventListener(event, save, { capture: true });
      window.removeEventListener('scroll', saveSoon);
    };
  }, [place]);

  useEffect(() => {
    const from = previous.current;
    previous.current = { key: location.key, pathname: location.pathname, search: location.search };
    const arrival = new AbortController();
    if (type === NavigationType.Pop) {
      // A page that was left before it was shown has no stored position.
      const first = from && from.pathname !== location.pathname ? 0 : undefined;
      const stored = from || returned() ? (positions.read()[place] ?? first) : undefined;
      const share = from ? undefined : placeInLanguage();
      if (share !== undefined) {
        scrollUntilSettled(() => {
          window.scrollTo({ top: share * document.documentElement.scrollHeight, behavior: 'instant' });
        }, arrival.signal);
      } else if (stored !== undefined && !location.hash) {
        pending.current = stored;
        scrollWhenTall(stored, arrival.signal, () => {
          pending.current = undefined;
        });
      }
    } else if (from && location.hash) {
      scrollUntilSettled(() => showPart(location.hash.slice(1)), arrival.signal);
    } else if (from && from.pathname !== location.pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      focusHeading(arrival.signal);
    } else if (from && isFurtherPage(from.search, location.search)) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    return () => arrival.abort();
  }, [location, type, place]);
  return null;
}
