import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bringWords } from '../../../i18n/i18n.ts';
import { usePart } from '../../../shared/hooks/usePart.ts';
import styles from './ReadingSettings.module.css';

const loadPanel = async () => (await Promise.all([import('./SettingsPanel.tsx'), bringWords('reading')]))[0];

/** Text size, line width and colours (OF-10): a button with a panel beside what it changes; fetched on the first tap. */
export function ReadingSettings() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const Panel = usePart(loadPanel, open, () => setOpen(false))?.SettingsPanel;

  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div ref={place} className={styles.place} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={`btn btn-text ${styles.button}`}
        aria-expanded={open}
        aria-controls={open && Panel ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">{t('read.sign')}</span>
        <span className="vh">{t('read.settings')}</span>
      </button>
      {open && Panel ? <Panel id={id} onClose={close} /> : null}
    </div>
  );
}
