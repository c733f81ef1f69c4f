import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bringWords } from '../../../i18n/i18n.ts';
import { usePart } from '../../../shared/hooks/usePart.ts';
import { ReaderIcon } from '../ReaderIcon.tsx';
import styles from './Listen.module.css';
import { unlockSpeech, useCanSpeak } from './speech.ts';

const loadBar = async () => (await Promise.all([import('./PlayerBar.tsx'), bringWords('reading')]))[0];

/**
 * Reads an article aloud (OF-10), where the device has a voice for its language. The button's place is kept until that
 * is known, so that nothing moves.
 */
export function Listen({ textId, lang }: { textId: string; lang: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const can = useCanSpeak(lang);
  const Bar = usePart(loadBar, open, () => setOpen(false))?.PlayerBar;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`btn btn-text ${can || open ? '' : styles.unknown}`}
        aria-pressed={open}
        onClick={() => {
          if (!open) unlockSpeech();
          setOpen(!open);
        }}
      >
        <ReaderIcon name="listen" />
        {t('read.listen')}
      </button>
      {open && Bar ? <Bar textId={textId} lang={lang} onClose={close} /> : null}
    </>
  );
}
