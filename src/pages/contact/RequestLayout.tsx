import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { emailHref } from '../../content/email.ts';
import { phoneHref, site, whatsappHref } from '../../content/site.ts';
import { useOpeningHours } from '../../i18n/useOpeningHours.ts';
import { prefilledMessage } from '../../shared/prefill.ts';
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { FirstScreenEnd } from '../../shared/ui/FirstScreenEnd.ts';
import { forms } from './lazyForms.ts';

const Page = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: 'clamp(2rem, 4vw, 4rem)',
  alignItems: 'start',
  paddingBlock: 'clamp(1.25rem, 3vw, 2.5rem) clamp(3rem, 6vw, 6rem)',
  '& h1': { marginBlock: '0.9rem' },
  '& .lead': {
    maxInlineSize: '52ch',
    marginBlockEnd: '1.75rem',
    color: 'var(--ink-soft)',
    fontSize: 'var(--fs-lead)',
  },
  '& .coming': {
    minBlockSize: '40rem',
    padding: 'clamp(1.25rem, 3vw, 2.25rem)',
    backgroundColor: 'transparent',
    color: 'var(--ink-soft)',
  },
  '& > aside': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0.9rem',
    padding: 'clamp(1.25rem, 3vw, 2rem)',
    borderRadius: 'var(--r-card)',
    backgroundColor: 'var(--tint)',
  },
  '& > aside > h2': { letterSpacing: 0 },
  '& > aside > ul': { marginBlockEnd: '1rem' },
  '& .ways': { display: 'grid', gap: '0.6rem' },
  '& .ways > li > a': { inlineSize: '100%', backgroundColor: 'var(--surface)' },
  '& .ways > li > a:hover': { backgroundColor: 'var(--primary-soft)' },
  '& .ready > li': {
    paddingBlock: '0.6rem',
    borderColor: 'color-mix(in srgb, var(--primary) 18%, transparent)',
  },
  '@media (max-width: 63.99rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const READY = ['help1', 'help2', 'help3', 'help4'] as const;

/** What a visitor came to ask for. */
export type ContactPurpose = 'quote' | 'schedule';

/** The ways to the firm that need no form: chat, e-mail and phone, with the message begun (FO-01). */
function Ways({ purpose }: { purpose: ContactPurpose }) {
  const { t } = useTranslation();
  const message = prefilledMessage(useLocation().state) ?? t(`contact.${purpose}Message`);
  return (
    <ul className="ways">
      <li>
        <Button href={whatsappHref(message)} rel="noopener" startIcon={<Icon name="chat" />}>
          {t('contact.byChat')}
        </Button>
      </li>
      <li>
        <Button href={emailHref(t(`contact.${purpose}Title`), message)} startIcon={<PartIcon name="mail" />}>
          {t('contact.byEmail')}
        </Button>
      </li>
      <li>
        <Button href={phoneHref} startIcon={<Icon name="phone" />}>
          {t('contact.byPhone')} <bdi className="num">{site.phone}</bdi>
        </Button>
      </li>
    </ul>
  );
}

/** How to ask for a quote or a meeting: a form (PG-02), and beside it the ways that need none. */
export function RequestLayout({ purpose }: { purpose: ContactPurpose }) {
  const { t } = useTranslation();
  const title = t(`contact.${purpose}Title`);
  const Form = forms[purpose];
  const hours = useOpeningHours();
  return (
    <Page>
      <PageMeta
        title={`${title} · ${t('brand')}`}
        description={t(`contact.${purpose}Description`)}
        path={`/${purpose}`}
        image={`${site.url}/og.png`}
      />
      <div>
        <Breadcrumbs
          label={t('common.breadcrumb')}
          items={[{ label: t('common.home'), to: '/' }]}
          current={t(purpose === 'quote' ? 'common.getQuote' : 'common.scheduleMeeting')}
        />
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        <p className="lead">{t(`contact.${purpose}Lead`)}</p>
        <Suspense
          fallback={
            <Card component="p" className="coming">
              {t('contact.coming')}
            </Card>
          }
        >
          <Form />
        </Suspense>
        <FirstScreenEnd />
      </div>
      <Paper component="aside" aria-label={t('contact.waysTitle')}>
        <Typography variant="h4" component="h2">
          {t('contact.waysTitle')}
        </Typography>
        <Ways purpose={purpose} />
        <Typography variant="h4" component="h2">
          {t('contact.helpTitle')}
        </Typography>
        <List disablePadding className="ready">
          {READY.map((what) => (
            <ListItem key={what} divider disableGutters>
              {t(`contact.${what}`)}
            </ListItem>
          ))}
        </List>
        <Typography variant="h4" component="h2">
          {t('contact.hoursTitle')}
        </Typography>
        {hours.map((line) => (
          <p key={line} className="num">
            {line}
          </p>
        ))}
      </Paper>
    </Page>
  );
}
