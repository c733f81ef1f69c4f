import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../i18n/readingWords.ts';
import { withWords } from '../../../i18n/withWords.ts';
import { useLoaded } from '../../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../../shared/lazyPart.ts';

const panel = lazyPart(
  withWords(['reading'], async () => (await import('./SettingsPanel.tsx')).SettingsPanel),
);

const Place = styled('div')({
  position: 'relative',
  '& > button': { minInlineSize: 'var(--target)', paddingInline: '0.5rem', fontSize: '1.1875rem' },
});

/** Text size, line width and colours (OF-10): a button with a panel beside what it changes; fetched on the first tap. */
export function ReadingSettings() {
  const { t } = useTranslation();
  // The button while the panel is open beside it.
  const [anchor, setAnchor] = useState<HTMLElement>();
  const open = anchor !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const hide = () => setAnchor(undefined);
  const loaded = useLoaded(panel, open, hide);

  useEffect(() => {
    if (!open) return undefined;
    const elsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setAnchor(undefined);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open]);

  const close = () => {
    hide();
    anchor?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) hide();
  };
  return (
    <Place ref={place} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        variant="text"
        aria-expanded={open}
        aria-controls={anchor && loaded ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(open ? undefined : currentTarget)}
      >
        <span aria-hidden="true">{t('read.sign')}</span>
        <span className="vh">{t('read.settings')}</span>
      </Button>
      {anchor && loaded ? <panel.Part id={id} anchor={anchor} onClose={close} /> : null}
    </Place>
  );
}
