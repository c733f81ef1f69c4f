const CLOSE_DELAY_MS = 100;

/** The open panel, and the panel that was opened by hover only. */
let current: HTMLElement | undefined;
let hovered: HTMLElement | undefined;

const hasPopovers = () => 'popover' in HTMLElement.prototype;

const buttonOf = ({ id }: Element) => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);

function panelOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const button = target.closest('header nav li')?.querySelector('button');
  const id = button?.getAttribute('popovertarget') ?? target.closest('[popover]')?.id;
  return (id && document.getElementById(id)) || undefined;
}

function mark(panel: HTMLElement, open: boolean): void {
  for (const element of [panel, buttonOf(panel)]) element?.toggleAttribute('data-open', open);
  if (open) {
    const end = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    panel.style.setProperty('--header-end', `${end}px`);
    for (const one of [panel, current]) one?.toggleAttribute('data-swapped', current !== undefined);
    current = panel;
  } else if (panel === current) {
    current = undefined;
    hovered = undefined;
  }
}

function setOpen(panel: HTMLElement, open: boolean): void {
  if (open === panel.hasAttribute('data-open')) return;
  if (hasPopovers()) {
    const source = buttonOf(panel);
    if (open) panel.showPopover(source ? { source } : {});
    else panel.hidePopover();
    return;
  }
  // Without popover support (Firefox < 125, Safari < 17, Chromium < 114) the styles show the marked panel.
  if (open && current) mark(current, false);
  mark(panel, open);
}

function close(): void {
  if (current) setOpen(current, false);
}

let page: string | undefined;

/** Closes the menu when it was opened on another page. */
export function closeForPage(pathname: string): void {
  if (page !== undefined && page !== pathname) close();
  page = pathname;
}

/** Adds hover, ArrowDown and closing on blur to the native popovers (FR-03); returns a cleanup function. */
export function listen(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let under: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const movePointer = (panel: HTMLElement | undefined) => {
    if (panel === under) return;
    under = panel;
    clearTimeout(timer);
    if (!panel) timer = setTimeout(close, CLOSE_DELAY_MS);
    else if (panel !== current) {
      setOpen(panel, true);
      hovered = panel;
    }
  };
  const onPointer = ({ type, pointerType, target, relatedTarget }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (type === 'pointerover') movePointer(panelOf(target));
    else if (!relatedTarget) movePointer(undefined);
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const panel = panelOf(target);
    if (!panel || !(target instanceof Element)) return;
    if (target.closest('a')) setOpen(panel, false);
    else if (target.closest('[popovertarget]')) {
      clearTimeout(timer);
      // A click does not close a menu that was just opened by hover.
      if (hovered === panel) event.preventDefault();
      else if (!hasPopovers()) setOpen(panel, panel !== current);
      hovered = undefined;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key === 'Escape' && !hasPopovers()) close();
    if (key !== 'ArrowDown' || !(target instanceof HTMLElement) || !target.matches('[popovertarget]')) return;
    event.preventDefault();
    const panel = panelOf(target);
    // A click makes the browser put the panel's links behind the button in the tab order.
    if (panel !== current) target.click();
    panel?.querySelector<HTMLElement>('a, [role="tab"]')?.focus();
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (current && panelOf(target) === current && relatedTarget && panelOf(relatedTarget) !== current)
      close();
  };
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (target instanceof HTMLElement && buttonOf(target)) mark(target, newState === 'open');
  };
  document.addEventListener('pointerover', onPointer, options);
  document.addEventListener('pointerout', onPointer, options);
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKeyDown, options);
  document.addEventListener('focusout', onFocusOut, options);
  document.addEventListener('beforetoggle', onToggle, options);
  const opened = hasPopovers() && document.querySelector<HTMLElement>('[id^="menu-"]:popover-open');
  if (opened) mark(opened, true);
  // The pointer may have entered the menu before this module was loaded.
  const item = document.querySelector('header nav li:hover');
  if (item && window.matchMedia('(hover: hover)').matches) movePointer(panelOf(item));
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
