import Container from '@mui/material/Container';
import { useRef } from 'react';
import harbour from '../../../content/art/harbour.svg?no-inline';
import { slideAt, slides } from '../../../content/home/slides.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { FirstScreenEnd } from '../../../shared/ui/FirstScreenEnd.ts';
import { useSwipe } from '../carousel/gesture.ts';
import { Scenery } from './Hero.styles.ts';
import { Message } from './Message.tsx';
import { isSettled, useFetchedAhead } from './pictures.ts';
import { SlideStrip } from './SlideStrip.tsx';
import { useFlip } from './useFlip.ts';
import { useRotation } from './useRotation.ts';

/** The first screen: message (HO-02) and slides of the services, each with its picture and sky (HO-03). */
export function Hero() {
  const hero = useRef<HTMLElement>(null);
  const rotation = useRotation(slides.length, hero, (index) => isSettled(slideAt(index).picture));
  const flip = useFlip(rotation.index);
  const { picture, sky, mirror } = slideAt(flip.shown);
  const swipe = useSwipe(
    useLanguage().dir === 'rtl',
    () => rotation.index,
    (step, index) => rotation.choose(index + step),
  );
  useFetchedAhead(slideAt(rotation.index + 1).picture);
  return (
    <Scenery ref={hero} id="hero" aria-labelledby="hero-title">
      <div data-scene data-sky={sky}>
        <img className="mirror" src={harbour} width={1600} height={320} alt="" />
        <Container>
          <Message />
          <div data-flip={flip.phase} {...rotation.holding} {...swipe}>
            <img
              className={mirror ? 'mirror' : undefined}
              src={picture}
              width={640}
              height={520}
              alt=""
              fetchPriority="high"
              // The first picture is in the document (content/home/slides.ts).
              suppressHydrationWarning
            />
          </div>
        </Container>
      </div>
      <FirstScreenEnd />
      <Container {...swipe}>
        <SlideStrip rotation={rotation} flip={flip} />
      </Container>
    </Scenery>
  );
}
