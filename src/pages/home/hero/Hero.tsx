import { useEffect, useRef } from 'react';
import harbour from '../../../content/art/harbour.svg?no-inline';
import { slideAt, slides } from '../../../content/home/slides.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useSwipe } from '../carousel/gesture.ts';
import { Message } from './Message.tsx';
import { SlideStrip } from './SlideStrip.tsx';
import { useFlip } from './useFlip.ts';
import { useRotation } from './useRotation.ts';
import styles from './Hero.module.css';
import skies from './Sky.module.css';

/** Milliseconds after which the next picture is fetched: what a page starts with goes first. */
const LATER = 1500;

/** Fetches a picture after so many milliseconds, so that it is there when it is shown. */
function useFetched(picture: string, after: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      new Image().src = picture;
    }, after);
    return () => clearTimeout(timer);
  }, [picture, after]);
}

/** The first screen: what the firm does (HO-02), and its services in turn, each with its picture and sky (HO-03). */
export function Hero() {
  const hero = useRef<HTMLElement>(null);
  const rotation = useRotation(slides.length, hero);
  const flip = useFlip(rotation.index);
  const { picture, sky, mirror } = slideAt(flip.shown);
  const swipe = useSwipe(
    useLanguage().dir === 'rtl',
    () => rotation.index,
    (step, index) => rotation.choose(index + step),
  );
  useFetched(slideAt(rotation.index).picture, 0);
  useFetched(slideAt(rotation.index + 1).picture, LATER);
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
