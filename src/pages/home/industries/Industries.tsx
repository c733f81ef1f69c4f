import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Industry, industries } from '../../../content/home/industries.ts';
import { CarouselArrows, CarouselDots, CarouselHead, CarouselTrack } from '../carousel/Carousel.tsx';
import { useCarousel } from '../carousel/useCarousel.ts';
import styles from './Industries.module.css';

/** Cards in sight on wide screens (HO-04). */
const WINDOW = 4;

/** Kept as it is while the carousel turns. */
const Card = memo(function Card({ industry: { id, icon, image, to } }: { industry: Industry }) {
  const { t } = useTranslation('home');
  return (
    <li className={styles.card}>
      <img
        className={`mirror ${styles.image}`}
        src={image}
        width={640}
        height={520}
        alt=""
        loading="lazy"
        draggable={false}
      />
      <div>
        <h3 className={styles.name}>
          <img src={icon} width={64} height={64} alt="" loading="lazy" draggable={false} />
          <Link to={to}>{t(`industries.${id}`)}</Link>
        </h3>
        <p className={styles.text}>{t(`industries.${id}Text`)}</p>
      </div>
    </li>
  );
});

/** The carousel of industries: eight cards, each the way to its licence's page (HO-04). */
export function Industries() {
  const { t } = useTranslation('home');
  const carousel = useCarousel(industries.length, WINDOW);
  const name = (page: number, total: number) => t('industries.window', { page, total });
  return (
    <section id="industries" className={`wrap below ${styles.section}`} aria-labelledby="industries-title">
      <CarouselHead id="industries-title" title={t('industries.title')} lead={t('industries.lead')}>
        <CarouselArrows carousel={carousel} previous={t('industries.previous')} next={t('industries.next')} />
      </CarouselHead>
      <CarouselTrack carousel={carousel} name={name} className={styles.track}>
        {industries.map((industry) => (
          <Card key={industry.id} industry={industry} />
        ))}
      </CarouselTrack>
      <CarouselDots carousel={carousel} name={name} />
    </section>
  );
}
