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
import { retryUntilOnline } from '../../shared/http/retryUntilOnline.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { prefilledMessage } from '../../shared/prefill.ts';
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { PageMeta } from '../../features/language/PageMeta.tsx';
import { FirstScreenEnd } from '../../shared/ui/FirstScreenEnd.ts';
import { down } from '../../shared/ui/breakpoints.ts';

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
  [down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const lazyForm = (name: keyof typeof import('./requestForms.ts')) =>
  lazyPart(async () => (await import('./requestForms.ts'))[name], retryUntilOnline).Part;

// Loaded with the page, and again until they are available: the links beside them work without them.
const forms = { quote: lazyForm('QuoteForm'), schedule: lazyForm('MeetingForm') } as const;

const READY = ['help1', 'help2', 'help3', 'help4'] as const;

/** The purpose of a request. */
type ContactPurpose = 'quote' | 'schedule';

/** Links to chat, e-mail and phone, with a prefilled message (FO-01). */
function Ways({ purpose }: { purpose: ContactPurpose }) {
  const { t } = useTranslation('contact');
  const message = prefilledMessage(useLocation().state) ?? t(`${purpose}Message`);
  return (
    <ul className="ways">
      <li>
        <Button href={whatsappHref(message)} rel="noopener" startIcon={<Icon name="chat" />}>
          {t('byChat')}
        </Button>
      </li>
      <li>
        <Button href={emailHref(t(`${purpose}Title`), message)} startIcon={<PartIcon name="mail" />}>
          {t('byEmail')}
        </Button>
      </li>
      <li>
        <Button href={phoneHref} startIcon={<Icon name="phone" />}>
          {t('byPhone')} <bdi className="num">{site.phone}</bdi>
        </Button>
      </li>
    </ul>
  );
}

/** The page of a form (PG-02), with direct ways to contact the firm beside it. */
export function RequestLayout({ purpose }: { purpose: ContactPurpose }) {
  const { t } = useTranslation('contact');
  const { t: common } = useTranslation();
  const title = t(`${purpose}Title`);
  const Form = forms[purpose];
  const hours = useOpeningHours();
  return (
    <Page>
      <PageMeta
        title={`${title} · ${common('brand')}`}
        description={t(`${purpose}Description`)}
        path={`/${purpose}`}
        image={`${site.url}/og.png`}
      />
      <div>
        <Breadcrumbs
          label={common('common.breadcrumb')}
          items={[{ label: common('common.home'), to: '/' }]}
          current={common(purpose === 'quote' ? 'common.getQuote' : 'common.scheduleMeeting')}
        />
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        <p className="lead">{t(`${purpose}Lead`)}</p>
        <Suspense
          fallback={
            <Card component="p" className="coming">
              {t('coming')}
            </Card>
          }
        >
          <Form />
        </Suspense>
        <FirstScreenEnd />
      </div>
      <Paper component="aside" variant="tint" aria-label={t('waysTitle')}>
        <Typography variant="h4" component="h2">
          {t('waysTitle')}
        </Typography>
        <Ways purpose={purpose} />
        <Typography variant="h4" component="h2">
          {t('helpTitle')}
        </Typography>
        <List disablePadding className="ready">
          {READY.map((item) => (
            <ListItem key={item} divider disableGutters>
              {t(item)}
            </ListItem>
          ))}
        </List>
        <Typography variant="h4" component="h2">
          {t('hoursTitle')}
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
