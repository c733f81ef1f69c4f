/** A link that the app does not take over within so many milliseconds is followed as links are without scripts. */
const PATIENCE = 8000;

const page = document.documentElement;

/** What says on the document that it answers (app/layout/Answers.tsx). */
export const PARTS = ['app', 'main', 'end'];

/** What was tapped, if it does nothing, or less, before the app is there. */
function controlOf(event: MouseEvent): HTMLElement | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined;
  const control = event.target instanceof Element ? event.target.closest('a,button') : null;
  if (control instanceof HTMLButtonElement) return control;
  if (!(control instanceof HTMLAnchorElement) || control.target || control.hasAttribute('download'))
    return undefined;
  // Another site, a phone number, a place on this page: the browser does that by itself.
  if (control.origin !== window.location.origin || control.hash) return undefined;
  return control;
}

/** The part of the page that answers for a control; it says on the document when it does (app/layout/Answers.tsx). */
function partOf(control: Element): string {
  if (control.closest('main')) return 'main';
  return control.closest('footer') ? 'end' : 'app';
}

/**
 * A part of the page that is not alive yet: sections below the first screen come later (pages/home/sections.tsx), forms
 * and tools say themselves when they do (pages/contact/request/RequestForm.tsx, pages/content/ToolPart.tsx).
 */
const SLEEPING = 'main > section.below:not([data-alive]),[data-asleep]';

/** Whether the app answers for a control by now. */
export const answers = (control: Element): boolean =>
  page.dataset[partOf(control)] === 'ready' && !control.closest(SLEEPING);

/** The same control after the app has replaced the markup that it stood in. */
function today(control: HTMLElement): HTMLElement | null {
  if (control.isConnected) return control;
  const href = control.getAttribute('href');
  return href === null ? null : document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
}

/**
 * Keeps a tap that comes before the app answers, and gives it back when it does: the first tap is not lost
 * (DESIGN 5), and a link does not load a whole page over a bad line while the app is about to open it. Returns the way
 * to let go, for when the app does not come: a link that was tapped is then followed.
 */
export function holdTaps(): () => void {
  let held: HTMLElement | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const tap = (event: MouseEvent) => {
    const control = controlOf(event);
    if (!control || answers(control)) return;
    event.preventDefault();
    event.stopPropagation();
    held = control;
    page.dataset['held'] = '';
    clearTimeout(patience);
    if (control instanceof HTMLAnchorElement) patience = setTimeout(letGo, PATIENCE);
  };
  // A form whose words the app reads when it starts must not load the page again.
  const submit = (event: SubmitEvent) => {
    if (event.target instanceof Element && !answers(event.target)) event.preventDefault();
  };
  const giveBack = () => {
    clearTimeout(patience);
    delete page.dataset['held'];
    const control = held && today(held);
    held = undefined;
    control?.click();
  };
  const letGo = () => {
    observer.disconnect();
    document.removeEventListener('click', tap, { capture: true });
    document.removeEventListener('submit', submit, { capture: true });
    giveBack();
  };
  const observer = new MutationObserver(() => {
    const control = held && today(held);
    if (PARTS.every((part) => page.dataset[part] === 'ready') && !document.querySelector(SLEEPING)) letGo();
    else if (control && answers(control)) giveBack();
  });
  document.addEventListener('click', tap, { capture: true });
  document.addEventListener('submit', submit, { capture: true });
  observer.observe(page, { attributeFilter: [...PARTS, 'section'].map((part) => `data-${part}`) });
  return letGo;
}
