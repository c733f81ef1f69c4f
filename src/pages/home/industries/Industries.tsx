import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Industry, industries } from '../../../content/home/industries.ts';
import { CarouselArrows, CarouselDots, CarouselHead, CarouselTrack } from '../carousel/Carousel.tsx';
import { useCarousel } from '../carousel/useCarousel.ts';
import { Section } from './Industries.styles.ts';

/** Visible cards on wide screens (HO-04). */
const WINDOW = 4;

/** Memoised while the carousel scrolls. */
const IndustryCard = memo(function IndustryCard({
  industry: { id, icon, image, to },
}: {
  industry: Industry;
}) {
  const { t } = useTranslation('home');
  return (
    <Card component="li">
      <CardActionArea component={Link} to={to} draggable={false}>
        <img
          className="mirror"
          src={image}
          width={640}
          height={520}
          alt=""
          loading="lazy"
          draggable={false}
        />
        <div>
          <Typography variant="h3">
            <img src={icon} width={64} height={64} alt="" loading="lazy" draggable={false} />
            {t(`industries.${id}`)}
          </Typography>
          <p>{t(`industries.${id}Text`)}</p>
        </div>
      </CardActionArea>
    </Card>
  );
});

/** The carousel of industries: eight cards that link to licence pages (HO-04). */
export function Industries() {
  const { t } = useTranslation('home');
  const carousel = useCarousel(industries.length, WINDOW);
  const name = (page: number, total: number) => t('industries.window', { page, total });
  return (
    <Section component="section" id="industries" className="below" aria-labelledby="industries-title">
      <CarouselHead id="industries-title" title={t('industries.title')} lead={t('industries.lead')}>
        <CarouselArrows carousel={carousel} previous={t('industries.previous')} next={t('industries.next')} />
      </CarouselHead>
      <CarouselTrack carousel={carousel} name={name}>
        {industries.map((industry) => (
          <IndustryCard key={industry.id} industry={industry} />
        ))}
      </CarouselTrack>
      <CarouselDots carousel={carousel} name={name} />
    </Section>
  );
}
