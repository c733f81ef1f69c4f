import { HYDRATED } from '../../shared/hydrated.ts';
import { openOnSite } from '../../shared/openOnSite.ts';
import { clearRootState, isPartHydrated, setRootState } from '../../shared/rootState.ts';
import { isAsRendered, isHydrated, isPlainClick, linkToPage } from './pageLinks.ts';

/** The browser follows a link that the app does not open within this time. */
const LINK_TIMEOUT_MS = 2500;
/** The delay before the link is followed again, doubled each time: the request may have stalled. */
const FOLLOW_DELAY_MS = 4000;

function controlOf({ target }: MouseEvent): HTMLElement | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  // Menus open natively.
  if (button) return button.hasAttribute('popovertarget') || isHydrated(button) ? undefined : button;
  const link = linkToPage(target);
  // After hydration the router opens links of later parts as well (layout/EarlyLinks.tsx).
  if (!link || isPartHydrated('main') || isHydrated(link)) return undefined;
  if (isAsRendered(link) && !link.hash) return undefined;
  // The browser scrolls to fragments until the router listens, which would make React render the page again.
  return link.hash && !isPartHydrated('app') ? undefined : link;
}

/** Records one click before hydration and repeats it afterwards; returns a function that stops this. */
export function recordEarlyClick(): () => void {
  let held: HTMLElement | undefined;

  const forget = () => {
    held = undefined;
    clearRootState('held');
  };
  const repeat = () => {
    const control = held;
    forget();
    if (control?.isConnected) control.click();
    // React replaced the control by rendering the page again.
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
    if (control instanceof HTMLAnchorElement)
      setTimeout(() => follow(control, FOLLOW_DELAY_MS), LINK_TIMEOUT_MS);
  };
  // A form that the app handles must not reload the page before hydration.
  const onSubmit = (event: SubmitEvent) => {
    if (event.target instanceof Element && !isHydrated(event.target)) event.preventDefault();
  };
  const onHydrated = () => {
    if (held && (isHydrated(held) || (linkToPage(held) && isPartHydrated('main')))) repeat();
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
