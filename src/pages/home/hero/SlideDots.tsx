import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { slides } from '../../../content/home/slides.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { keyStep } from '../carousel/gesture.ts';
import type { SlideRotation } from './useRotation.ts';
import styles from './SlideDots.module.css';

function PauseSign({ paused }: { paused: boolean }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paused ? 'M8 5.5v13l11-6.5z' : 'M9 6v12M15 6v12'} />
    </svg>
  );
}

/**
 * A dot for each slide and the pause button (HO-03). The dots are one stop for the Tab key; arrow keys turn the slides
 * and go from dot to dot.
 */
export function SlideDots({ rotation }: { rotation: SlideRotation }) {
  const { t } = useTranslation('home');
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
    <div className={styles.controls}>
      <div className={styles.dots} data-dots>
        {slides.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            tabIndex={index === rotation.index ? 0 : -1}
            aria-label={t('slides.choose', { name: t(`slides.${id}`), number: index + 1, total })}
            aria-current={index === rotation.index ? 'true' : undefined}
            onClick={() => rotation.choose(index)}
            onKeyDown={(event) => turn(event, index)}
          />
        ))}
      </div>
      <button
        type="button"
        className={`btn ${styles.pause}`}
        aria-label={rotation.paused ? t('slides.play') : t('slides.pause')}
        onClick={rotation.togglePause}
      >
        <PauseSign paused={rotation.paused} />
      </button>
    </div>
  );
}
