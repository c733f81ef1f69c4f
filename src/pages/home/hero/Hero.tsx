import { useRef } from 'react';
import harbour from '../../../content/art/harbour.svg?no-inline';
import { slideAt, slides } from '../../../content/home/slides.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useSwipe } from '../carousel/gesture.ts';
import { Message } from './Message.tsx';
import { isSettled, useFetchedAhead } from './pictures.ts';
import { SlideStrip } from './SlideStrip.tsx';
import { useFlip } from './useFlip.ts';
import { useRotation } from './useRotation.ts';
import styles from './Hero.module.css';
import skies from './Sky.module.css';

/** The first screen: what the firm does (HO-02), and its services in turn, each with its picture and sky (HO-03). */
export function Hero() {
  const hero = useRef<HTMLElement>(null);
  const rotation = useRotation(slides.length, hero, (index) => isSettled(slideAt(index).picture));
  const flip = useFlip(rotation.index);
  const { picture, sky, mirror } = slideAt(flip.shown);
  const swipe = useSwipe(useLanguage().dir === 'rtl', {
    begin: () => rotation.index,
    turn: (step, index) => rotation.choose(index + step),
  });
  useFetchedAhead(slideAt(rotation.index + 1).picture);
  return (
    <section ref={hero} id="hero" className={styles.hero} aria-labelledby="hero-title">
      <div className={`${styles.scene} ${skies.sky} ${skies[sky]}`}>
        <img className={`${styles.band} mirror`} src={harbour} width={1600} height={320} alt="" />
        <div className={`wrap ${styles.columns}`}>
          <Message />
          <div className={`${styles.art} ${styles[flip.phase] ?? ''}`} {...rotation.holding} {...swipe}>
            <img
              className={mirror ? 'mirror' : undefined}
              src={picture}
              width={640}
              height={520}
              alt=""
              fetchPriority="high"
            />
          </div>
        </div>
      </div>
      <div className="wrap" {...swipe}>
        <SlideStrip rotation={rotation} flip={flip} />
      </div>
    </section>
  );
}
