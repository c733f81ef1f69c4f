import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../../shared/lazyPart.ts';
import { ReaderIcon } from '../ReaderIcon.tsx';
import { unlockSpeech, useCanSpeak } from './speech.ts';

const bar = lazyPart(async () => (await import('./PlayerBar.tsx')).PlayerBar);

const Place = styled(Button)({ '&[data-unknown]': { visibility: 'hidden' } });

/** Button that reads an article aloud, where the device has a voice for its language (OF-10). */
export function Listen({ textId, lang }: { textId: string; lang: string }) {
  const { t } = useTranslation('library');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const can = useCanSpeak(lang);
  const loaded = useLoaded(bar, open, () => setOpen(false));

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Place
        ref={button}
        variant="text"
        startIcon={<ReaderIcon name="listen" />}
        title={t('read.listen')}
        aria-pressed={open}
        data-unknown={can || open ? undefined : ''}
        onClick={() => {
          if (!open) unlockSpeech();
          setOpen(!open);
        }}
      >
        <span className="words">{t('read.listen')}</span>
      </Place>
      {open && loaded ? <bar.Part textId={textId} lang={lang} onClose={close} /> : null}
    </>
  );
}
