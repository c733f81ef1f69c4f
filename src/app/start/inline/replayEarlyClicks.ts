import { splitLanguage } from '../../../i18n/addresses.ts';
import { isFilePath } from '../address.ts';
import { openByRouter } from '../earlyLink.ts';
import { wait } from '../../../shared/wait.ts';
import { clearRootState, rootState, setRootState } from '../../../shared/rootState.ts';

/** A link that the app does not take over within so many milliseconds is followed as links are without scripts. */
const PATIENCE = 8000;
/** One whose page is being fetched waits longer: the browser would ask for it once, and could not ask again. */
const PATIENCE_FOR_PAGE = 20_000;
/** On a good line the app takes it over within so many. */
const SOON = 300;

const page = document.documentElement;

/** The parts of a page that say on the document when they are hydrated (app/layout/HydrationMark.tsx). */
export const PARTS = ['app', 'main', 'end'] as const;

/** What was clicked, if it does nothing, or less, before the app is there. */
function controlOf(event: MouseEvent): HTMLElement | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined;
  const control = event.target instanceof Element ? event.target.closest('a,button') : null;
  if (control instanceof HTMLButtonElement) return control;
  if (!(control instanceof HTMLAnchorElement) || control.target || control.hasAttribute('download'))
    return undefined;
  // Another site, a phone number, a place on this page: the browser does that by itself.
  if (control.origin !== window.location.origin) return undefined;
  // Once the router listens it hears of the place, and React renders anew what is not hydrated: the place is lost.
  return control.hash && rootState('app') === undefined ? undefined : control;
}

/** The part of the page that a control belongs to. */
function partOf(control: Element): (typeof PARTS)[number] {
  if (control.closest('main')) return 'main';
  return control.closest('footer') ? 'end' : 'app';
}

/**
 * What is not hydrated yet of a part: sections below the first screen come later (pages/home/sections.tsx), forms and
 * tools say themselves when they are (pages/contact/request/RequestForm.tsx, pages/content/ToolPart.tsx).
 */
const UNHYDRATED = 'main > section.below:not([data-hydrated]),[data-unhydrated]';

/** Whether a control is hydrated by now. */
export const isHydrated = (control: Element): boolean =>
  rootState(partOf(control)) === 'ready' && !control.closest(UNHYDRATED);

/** The path that a link leads to, when the router can open it although the link's section is not hydrated. */
function pathForRouter(control: HTMLElement): string | undefined {
  if (!(control instanceof HTMLAnchorElement) || control.hash || rootState('main') !== 'ready')
    return undefined;
  const { pathname, search } = control;
  const isInLanguage = splitLanguage(pathname).code === splitLanguage(window.location.pathname).code;
  return isInLanguage && !isFilePath(pathname) ? pathname + search : undefined;
}

/** The same control after the app has replaced the markup that it stood in. */
function today(control: HTMLElement): HTMLElement | null {
  if (control.isConnected) return control;
  const href = control.getAttribute('href');
  return href === null ? null : document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
}

/** Opens what a link leads to without the app; false, and nothing done, where it cannot or `signal` aborts. */
type OpenPage = (link: HTMLAnchorElement, signal: AbortSignal) => Promise<boolean>;

let running: (() => void) | undefined;

/**
 * Keeps a click that comes before hydration, and replays it after: the first click is not lost (DESIGN 5), and a link
 * does not load a whole page over a bad line while the app is about to open it. A link that waits is opened by
 * `openPage`, if that is given, as soon as it can. Stops when all of the page is hydrated; until then calling it again
 * changes nothing. Returns the way to stop, for when the app does not come: a link that was clicked is then followed.
 */
export function replayEarlyClicks(openPage?: OpenPage): () => void {
  if (running) return running;
  let held: HTMLElement | undefined;
  let waiting = new AbortController();

  const onClick = (event: MouseEvent) => {
    const control = controlOf(event);
    if (!control || isHydrated(control)) return;
    event.preventDefault();
    event.stopPropagation();
    held = control;
    setRootState('held', '');
    waiting.abort();
    waiting = new AbortController();
    if (control instanceof HTMLAnchorElement) void followLate(control, waiting.signal);
    replayIfReady();
  };
  const followLate = async (link: HTMLAnchorElement, signal: AbortSignal) => {
    let late: ReturnType<typeof setTimeout> | undefined;
    const followAfter = (patience: number) => {
      clearTimeout(late);
      if (!signal.aborted) late = setTimeout(letGo, patience);
    };
    signal.addEventListener('abort', () => clearTimeout(late));
    await wait(SOON);
    followAfter(PATIENCE_FOR_PAGE);
    if (!signal.aborted && (await openPage?.(link, signal))) forget();
    followAfter(PATIENCE);
  };
  // A form whose words the app reads when it starts must not load the page again.
  const onSubmit = (event: SubmitEvent) => {
    if (event.target instanceof Element && !isHydrated(event.target)) event.preventDefault();
  };
  const forget = () => {
    waiting.abort();
    clearRootState('held');
    held = undefined;
  };
  const replay = () => {
    const control = held && today(held);
    forget();
    control?.click();
  };
  const letGo = () => {
    running = undefined;
    observer.disconnect();
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('submit', onSubmit, { capture: true });
    replay();
  };
  const replayIfReady = () => {
    const control = held && today(held);
    if (!control) return;
    const path = pathForRouter(control);
    if (isHydrated(control)) replay();
    else if (path !== undefined) {
      forget();
      openByRouter(path);
    }
  };
  const observer = new MutationObserver(() => {
    if (PARTS.every((part) => rootState(part) === 'ready') && !document.querySelector(UNHYDRATED)) letGo();
    else replayIfReady();
  });
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
  observer.observe(page, { attributeFilter: [...PARTS, 'section'].map((part) => `data-${part}`) });
  running = letGo;
  return letGo;
}
