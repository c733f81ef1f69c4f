import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { support } from '../../../content/firm.ts';
import { phoneHref, site, whatsappHref } from '../../../content/site.ts';
import { useOpeningHours } from '../../../i18n/useOpeningHours.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';

const Banner = styled('section')({
  paddingBlock: 'clamp(1.75rem, 3vw, 2.75rem)',
  background: 'var(--tint-warm)',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1rem 2rem',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  // Beside the ways, however long its lines are.
  '& > div > div:first-of-type': { flex: '1 1 22rem' },
  '& p': { marginBlockStart: '0.25rem', color: 'var(--ink-soft)' },
  '& > div > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: '0.75rem' },
  '@media (max-width: 30rem)': { '& a': { inlineSize: '100%' } },
});

/** The banner of instant support, with the hours in which somebody answers (HO-06). */
export function Support() {
  const { t } = useTranslation('home');
  const hours = useOpeningHours();
  const { open, days, answerHours } = support;
  return (
    <Banner id="support" className="below" aria-labelledby="support-title">
      <Container>
        <div>
          <Typography variant="h3" component="h2" id="support-title">
            {t('support.title', { open: open.value })}
          </Typography>
          <Typography className="num">
            {[
              t('support.days', { days: days.value }),
              t('support.answer', { count: Number(answerHours.value) }),
            ].join(' · ')}
          </Typography>
          <Typography className="num">
            {[t('support.hours', { open: open.value }), ...hours].join(' · ')}
          </Typography>
        </div>
        <div>
          <Button variant="primary" href={whatsappHref()} rel="noopener">
            <Icon name="chat" />
            {t('support.chat')}
          </Button>
          <Button href={phoneHref}>
            <Icon name="phone" />
            {t('support.call')} <bdi className="num">{site.phone}</bdi>
          </Button>
        </div>
      </Container>
    </Banner>
  );
}
