import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Closes a dialog on a click beside it. What is in it fills it: what hits the dialog itself hit the scrim. A press that
 * began inside, as when text is selected, does not count.
 */
function closeOnScrim(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let beside = false;
  dialog.addEventListener('pointerdown', ({ target }) => (beside = target === dialog), { signal });
  dialog.addEventListener('click', ({ target }) => beside && target === dialog && dialog.close(), { signal });
}

/** Keeps the page behind where it is, and as wide where a scroll bar takes room. Returns the way to let go. */
function holdScroll(): () => void {
  const { clientWidth, style } = document.documentElement;
  style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
  style.overflow = 'hidden';
  return () => {
    style.scrollbarGutter = '';
    style.overflow = '';
  };
}

/**
 * Shows a `<dialog>` above the page while it is `open`: the platform keeps the focus inside, makes the page behind
 * inert and gives the focus back at the end (QU-01). The focus starts at `first`, or where the platform puts it.
 * `onClose` is told when it closed itself: by Escape, or a click beside it.
 */
export function useModalDialog(
  open: boolean,
  onClose: () => void,
  first?: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const listening = new AbortController();
    const letGo = holdScroll();
    element.showModal();
    first?.current?.focus();
    closeOnScrim(element, listening.signal);
    // The event comes a moment after the closing: the dialog may be open again by then.
    element.addEventListener('close', () => element.open || closed(), { signal: listening.signal });
    return () => {
      listening.abort();
      element.close();
      letGo();
    };
  }, [open, first]);
  return dialog;
}
