import { UNHYDRATED } from '../../shared/hydrated.ts';
import { rootState } from '../../shared/rootState.ts';
import { isFilePath } from './address.ts';

/** True for a click that means: open it here. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** The clicked link, if it leads to a page of this site in this tab; undefined for all others. */
export function linkToPage(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage =
    link && !link.target && !link.hasAttribute('download') && link.origin === window.location.origin;
  return isPage && !isFilePath(link.pathname) ? link : undefined;
}

/** True when the part of the page that a control is in is hydrated. */
export function isHydrated(control: Element): boolean {
  const part = control.closest('footer') ? 'end' : 'app';
  return rootState(control.closest('main') ? 'main' : part) === 'ready' && !control.closest(UNHYDRATED);
}
