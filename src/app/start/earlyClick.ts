import { HYDRATED } from '../../shared/hydrated.ts';
import { openOnSite } from '../../shared/openOnSite.ts';
import { clearRootState, rootState, setRootState } from '../../shared/rootState.ts';
import { isHydrated, isPlainClick, linkToPage } from './links.ts';

/** A link that the app does not open within this time is followed by the browser, … */
const LINK_MS = 2500;
/** … and again after this time, twice as long each time: the request may have stalled. */
const FOLLOW_MS = 4000;

/** The clicked control, if it needs the app. */
function controlOf({ target }: MouseEvent): HTMLElement | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  // The browser opens menus by itself.
  if (button) return button.hasAttribute('popovertarget') || isHydrated(button) ? undefined : button;
  const link = linkToPage(target);
  // Once the page is hydrated the router opens links of its later parts, too (layout/EarlyLinks.tsx).
  if (!link || rootState('main') === 'ready' || isHydrated(link)) return undefined;
  // A place on this page is the browser's own, until the router listens: React would then render the page again.
  return link.hash && rootState('app') === undefined ? undefined : link;
}

/**
 * Holds one click from before hydration and repeats it after: the first click is not lost. Returns a function that ends
 * this, for an app that does not start.
 */
export function holdEarlyClick(): () => void {
  let held: HTMLElement | undefined;

  const forget = () => {
    held = undefined;
    clearRootState('held');
  };
  const repeat = () => {
    const control = held;
    forget();
    if (control?.isConnected) control.click();
    // React has rendered the page again.
    else if (control instanceof HTMLAnchorElement) openOnSite(control.href);
  };
  const follow = (link: HTMLAnchorElement, again: number) => {
    if (held !== link) return;
    openOnSite(link.href);
    setTimeout(() => follow(link, again * 2), again);
  };
  const onClick = (event: MouseEvent) => {
    const control = isPlainClick(event) ? controlOf(event) : undefined;
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    held = control;
    setRootState('held', '');
    if (control instanceof HTMLAnchorElement) setTimeout(() => follow(control, FOLLOW_MS), LINK_MS);
  };
  // A form whose fields the app reads when it starts must not load the page again.
  const onSubmit = (event: SubmitEvent) => {
    if (event.target instanceof Element && !isHydrated(event.target)) event.preventDefault();
  };
  const onHydrated = () => {
    if (held && (isHydrated(held) || (linkToPage(held) && rootState('main') === 'ready'))) repeat();
  };
  const holding = new AbortController();
  const options = { capture: true, signal: holding.signal };
  window.addEventListener('click', onClick, options);
  window.addEventListener('submit', onSubmit, options);
  window.addEventListener('pagehide', forget);
  document.addEventListener(HYDRATED, onHydrated);
  return () => {
    holding.abort();
    repeat();
  };
}
