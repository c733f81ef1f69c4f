import { UNHYDRATED } from '../../shared/hydrated.ts';
import { RENDERED_PART } from '../../shared/renderedPage.ts';
import { isPartHydrated } from '../../shared/rootState.ts';
import { isFilePath } from './paths.ts';

/** Returns true for a click that opens a link in the same tab. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** Returns the clicked link if it leads to a page of this site in this tab. */
export function linkToPage(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage =
    link && !link.target && !link.hasAttribute('download') && link.origin === window.location.origin;
  return isPage && !isFilePath(link.pathname) ? link : undefined;
}

/** Returns true in text that is not hydrated, because it needs no script. */
export const isAsRendered = (element: Element): boolean => element.closest(`[${RENDERED_PART}]`) !== null;

/** Returns true when the part of the page around a control is hydrated. */
export function isHydrated(control: Element): boolean {
  const part = control.closest('footer') ? 'end' : 'app';
  return isPartHydrated(control.closest('main') ? 'main' : part) && !control.closest(UNHYDRATED);
}

/**
 * Hides fragment navigation from the router until hydration: a change of its location would make React replace the text
 * by a placeholder. Call it before the router listens.
 */
export function deferFragments(): void {
  const { pathname, search } = window.location;
  window.addEventListener('popstate', (event) => {
    const { location } = window;
    if (!isPartHydrated('main') && location.pathname === pathname && location.search === search)
      event.stopImmediatePropagation();
  });
}
