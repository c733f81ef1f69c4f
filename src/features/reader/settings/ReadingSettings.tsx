import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../../shared/lazyPart.ts';

const panel = lazyPart(async () => (await import('./SettingsPanel.tsx')).SettingsPanel);

const Place = styled('div')({
  position: 'relative',
  '& > button': { minInlineSize: 'var(--target)', paddingInline: '0.5rem', fontSize: '1.1875rem' },
});

/** Button and panel for text size, line width and colours (OF-10); the panel is loaded on first use. */
export function ReadingSettings() {
  const { t } = useTranslation('library');
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
