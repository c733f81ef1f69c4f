import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { useModalDialog } from '../../../shared/ui/useModalDialog.ts';
import styles from './SearchPanel.module.css';
import { firstHit } from './useArrowKeys.ts';

interface SearchPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onType: (text: string) => void;
  /** What was found; it is handed what field and finds stand in. */
  readonly children: (box: RefObject<HTMLElement | null>) => ReactNode;
}

/** The window with the search: one field, and below it what is found at each key. */
export function SearchPanel({ open, onClose, onType, children }: SearchPanelProps) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const dialog = useModalDialog(open, onClose, field);
  // What was looked for last is there again, and typed over.
  useEffect(() => {
    if (open) field.current?.select();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.panel} aria-label={t('title')}>
      <div ref={box} className={styles.box} role="search">
        <form
          className={styles.head}
          onSubmit={(event) => {
            event.preventDefault();
            if (field.current?.value.trim()) firstHit(box.current)?.click();
          }}
        >
          <div className={`search-field ${styles.field}`}>
            <Icon name="search" />
            <input
              ref={field}
              type="search"
              className="field"
              dir="auto"
              aria-label={t('title')}
              placeholder={t('field')}
              enterKeyHint="go"
              autoComplete="off"
              spellCheck={false}
              onKeyDown={(event) => {
                // A field for searching takes the first Escape to empty itself; the line below promises another thing.
                if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                onClose();
              }}
              onInput={({ currentTarget }) => onType(currentTarget.value.trim())}
            />
          </div>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={common('common.close')}
            onClick={onClose}
          >
            <PartIcon name="close" />
          </button>
        </form>
        <div className={styles.found}>{children(box)}</div>
      </div>
    </dialog>
  );
}
