import { type ReactNode, useId, useRef } from 'react';
import styles from './Modal.module.css';
import { useModalDialog } from './useModalDialog.ts';

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

/** A window above the page (QU-01). The focus starts on its title, so that it is read from the top. */
export function Modal({ open, onClose, title, closeLabel, children }: ModalProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useModalDialog(open, onClose, heading);
  const id = useId();

  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={id}>
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
