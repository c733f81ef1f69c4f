import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { partners, reviews } from '../../../content/firm.ts';
import { Names, PartnersSection, ReviewsSection, Row } from './Reviews.styles.ts';

/** Reviews of clients (HO-11). */
export function Reviews() {
  const { t } = useTranslation('home');
  return (
    <ReviewsSection component="section" id="reviews" className="below" aria-labelledby="reviews-title">
      <Typography variant="h2" id="reviews-title">
        {t('reviews.title')}
      </Typography>
      {/* Focusable, so that arrow keys scroll it on phones. */}
      <Row role="group" aria-labelledby="reviews-title" tabIndex={0}>
        {reviews.value.map(({ id, rating, initials }) => (
          <Card key={id} component="figure">
            <CardContent>
              <p role="img" aria-label={t('reviews.stars', { rating: String(rating) })}>
                {'★'.repeat(rating)}
              </p>
              <blockquote dir="auto">{t(`reviews.text${id}`)}</blockquote>
            </CardContent>
            <figcaption>
              <Avatar component="i" aria-hidden="true">
                {initials}
              </Avatar>
              <div>
                <b dir="auto">{t('reviews.name')}</b>
                <span dir="auto">{t(`reviews.place${id}`)}</span>
              </div>
            </figcaption>
          </Card>
        ))}
      </Row>
    </ReviewsSection>
  );
}

/** The partners (HO-11). */
export function Partners() {
  const { t } = useTranslation('home');
  return (
    <PartnersSection component="section" id="partners" className="below" aria-labelledby="partners-title">
      <div>
        <Typography variant="h3" component="h2" id="partners-title">
          {t('partners.title')}
        </Typography>
      </div>
      <Names component="ul">
        {partners.value.map((partner) => (
          <li key={partner}>{t(`partners.${partner}`)}</li>
        ))}
      </Names>
    </PartnersSection>
  );
}
