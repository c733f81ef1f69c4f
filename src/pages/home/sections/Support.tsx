import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { support } from '../../../content/firm.ts';
import { phoneHref, site, whatsappHref } from '../../../content/site.ts';
import { useOpeningHours } from '../../../i18n/useOpeningHours.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { down } from '../../../shared/ui/breakpoints.ts';

/** Words, and buttons beside them where both fit. */
const Row = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem 2rem',
  alignItems: 'center',
  justifyContent: 'space-between',
});

const Banner = styled('section')({
  paddingBlock: 'clamp(1.75rem, 3vw, 2.75rem)',
  background: 'var(--tint-warm)',
  '& p': { marginBlockStart: '0.25rem', color: 'var(--ink-soft)' },
  [down('sm')]: { '& a': { inlineSize: '100%' } },
});

/** Contact banner with the opening hours (HO-06). */
export function Support() {
  const { t } = useTranslation('home');
  const hours = useOpeningHours();
  const { open, days, answerHours } = support;
  return (
    <Banner id="support" className="below" aria-labelledby="support-title">
      <Row>
        <Box sx={{ flex: '1 1 22rem' }}>
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
        </Box>
        <Stack direction="row" spacing={1.5}>
          <Button variant="primary" href={whatsappHref()} rel="noopener">
            <Icon name="chat" />
            {t('support.chat')}
          </Button>
          <Button href={phoneHref}>
            <Icon name="phone" />
            {t('support.call')} <bdi className="num">{site.phone}</bdi>
          </Button>
        </Stack>
      </Row>
    </Banner>
  );
}
