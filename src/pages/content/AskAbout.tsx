import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { whatsappHref } from '../../content/site.ts';
import { PREFILL } from '../../shared/prefill.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { down } from '../../shared/ui/breakpoints.ts';

const Side = styled('aside')({
  gridColumn: 3,
  '& > div': {
    position: 'sticky',
    insetBlockStart: '7rem',
    display: 'grid',
    gap: '0.75rem',
    padding: '1.25rem',
    borderRadius: 'var(--r-card)',
    backgroundColor: 'var(--tint-warm)',
    fontSize: 'var(--fs-small)',
  },
  '& b': { fontSize: '1.0625rem', fontWeight: 600 },
  [down('xl')]: { gridColumn: 2 },
  [down('lg')]: {
    gridColumn: 1,
    '& > div': {
      position: 'static',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
      '& > :not(a), & > :last-child': { gridColumn: '1 / -1' },
    },
  },
});

/** Offer of advice beside a text. */
export function AskAbout({ title }: { title: string }) {
  const { t } = useTranslation('content');
  const { t: contact } = useTranslation('contact');
  const { t: common } = useTranslation();
  const message = t('message', { title });
  const prefill = { [PREFILL]: message };
  return (
    <Side className="no-print" aria-label={t('askTitle')}>
      <Paper>
        <b>{t('askTitle')}</b>
        <span className="soft">{t('askText')}</span>
        <Button variant="accent" component={Link} to="/quote" {...prefill}>
          {common('common.getQuote')}
        </Button>
        <Button component={Link} to="/schedule" {...prefill}>
          {common('common.scheduleMeeting')}
        </Button>
        <Button variant="text" href={whatsappHref(message)} rel="noopener">
          <Icon name="chat" />
          {contact('byChat')}
        </Button>
      </Paper>
    </Side>
  );
}
