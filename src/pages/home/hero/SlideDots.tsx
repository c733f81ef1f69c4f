import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { slides } from '../../../content/home/slides.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Drawn } from '../../../shared/ui/Icon.tsx';
import { dot } from '../carousel/dot.ts';
import { keyStep } from '../carousel/gesture.ts';
import type { SlideRotation } from './useRotation.ts';
import { LARGE_LETTERS } from '../../../shared/ui/largeLetters.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

const Controls = styled('div')({
  display: 'flex',
  gridColumn: '1 / -1',
  gap: '0.5rem',
  alignItems: 'center',
  borderBlockStart: '1px solid var(--line)',
  paddingBlockStart: '0.25rem',
  '& > [data-dots]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(15, minmax(1.5rem, 1fr))',
    flex: 1,
    '& > button': { ...dot, paddingInline: '3px' },
  },
  // Fifteen touch targets need two lines.
  [down('sm')]: {
    '& > [data-dots]': { gridTemplateColumns: 'repeat(8, minmax(1.5rem, 1fr))' },
  },
  [LARGE_LETTERS]: { '& > [data-dots]': { gridTemplateColumns: 'repeat(auto-fill, minmax(24px, 1fr))' } },
  // These slides do not rotate.
  '@media (prefers-reduced-motion: reduce)': { '& > button': { display: 'none' } },
  '@media print, (scripting: none)': { display: 'none' },
});

/** A dot for each slide and the pause button (HO-03). The dots are one tab stop; arrow keys move between them. */
export function SlideDots({ rotation }: { rotation: SlideRotation }) {
  const { t } = useTranslation('hero');
  const rtl = useLanguage().dir === 'rtl';
  const total = slides.length;
  const turn = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const step = keyStep(event.key, rtl);
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = (from + step + total) % total;
    rotation.choose(next);
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Controls>
      <div data-dots>
        {slides.map(({ id }, index) => (
          <ButtonBase
            key={id}
            tabIndex={index === rotation.index ? 0 : -1}
            aria-label={t('slides.choose', { name: t(`slides.${id}`), number: index + 1, total })}
            aria-current={index === rotation.index ? 'true' : undefined}
            onClick={() => rotation.choose(index)}
            onKeyDown={(event) => turn(event, index)}
          />
        ))}
      </div>
      <IconButton
        color="inherit"
        aria-label={rotation.paused ? t('slides.play') : t('slides.pause')}
        onClick={rotation.togglePause}
      >
        <Drawn path={rotation.paused ? 'M8 5.5v13l11-6.5z' : 'M9 6v12M15 6v12'} />
      </IconButton>
    </Controls>
  );
}
