import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Modal.module.css';

/** What a modal window needs. */
export interface ModalProps {
  readonly open: boolean;
  /** Told after the window closed itself: by its button, Escape or a click beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** Wanted only while it is open. */
  readonly children: ReactNode;
}

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
 * A window above the page: the platform's dialog, which keeps the focus inside, makes the page behind it inert and
 * gives the focus back at the end (QU-01). The focus starts on its title, so that it is read from the top.
 */
export function Modal({ open, onClose, title, closeLabel, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const listening = new AbortController();
    const letGo = holdScroll();
    element.showModal();
    heading.current?.focus();
    closeOnScrim(element, listening.signal);
    return () => {
      listening.abort();
      element.close();
      letGo();
    };
  }, [open]);

  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="btn btn-text" onClick={() => dialog.current?.close()}>
          {closeLabel}
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
