import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { whatsappHref } from '../../content/site.ts';
import { PREFILL } from '../../shared/prefill.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { down } from '../../shared/ui/breakpoints.ts';

const Offer = styled('aside')({
  marginBlockStart: 'var(--fluid-3xl)',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1rem 2rem',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: 'var(--fluid-m)',
    borderRadius: 'var(--r-card)',
    backgroundColor: 'var(--tint-warm)',
  },
  '& b': { fontSize: 'var(--fs-4)', fontWeight: 600 },
  [down('sm')]: { '& .MuiStack-root, & a': { inlineSize: '100%' } },
});

/** Offer of advice below a text. */
export function AskAbout({ title }: { title: string }) {
  const { t } = useTranslation('content');
  const { t: contact } = useTranslation('contact');
  const { t: common } = useTranslation();
  const message = t('message', { title });
  const prefill = { [PREFILL]: message };
  return (
    <Offer className="no-print" aria-label={t('askTitle')}>
      <Paper>
        <Box sx={{ flex: '1 1 20rem' }}>
          <b>{t('askTitle')}</b>
          <p className="soft">{t('askText')}</p>
        </Box>
        <Stack direction="row" spacing={1.5}>
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
        </Stack>
      </Paper>
    </Offer>
  );
}
