import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { slideAt, slides } from '../../../content/home/slides.ts';
import { SlideDots } from './SlideDots.tsx';
import { Strip } from './SlideStrip.styles.ts';
import type { Flip } from './useFlip.ts';
import type { SlideRotation } from './useRotation.ts';

/** The texts of all slides in one grid cell, one of them visible: the cell has the height of the longest text. */
function SlideWords({ flip, live }: { flip: Flip; live: 'polite' | 'off' }) {
  const { t } = useTranslation('hero');
  return (
    <div aria-live={live}>
      {slides.map(({ id, about }, index) => (
        <p key={id} data-flip={index === flip.shown ? flip.phase : 'away'}>
          <b>
            <Link to={about}>{t(`slides.${id}`)}</Link>
          </b>
          <span>{t(`slides.${id}Question`)}</span>
        </p>
      ))}
    </div>
  );
}

/** The number of the slide. The message marks it by `<0>`; `Trans` would add 5 kB here. */
function SlidePlace({ number }: { number: number }) {
  const { t } = useTranslation('hero');
  const [before, marked, after] = t('slides.place', { number, total: slides.length }).split(/<\/?0>/);
  return (
    <p className="num">
      {before}
      <b>{marked}</b>
      {after}
    </p>
  );
}

/** The panel below the picture: number, linked name and question of the slide, button and dots (HO-03). */
export function SlideStrip({ rotation, flip }: { rotation: SlideRotation; flip: Flip }) {
  const { t } = useTranslation('hero');
  const { button, to } = slideAt(flip.shown);
  return (
    <Strip component="section" aria-label={t('slides.region')} {...rotation.holding}>
      <SlidePlace number={flip.shown + 1} />
      <SlideWords flip={flip} live={rotation.quiet ? 'polite' : 'off'} />
      <Button variant="primary" component={Link} to={to}>
        {t(`slides.${button}`)}
      </Button>
      <SlideDots rotation={rotation} />
    </Strip>
  );
}
