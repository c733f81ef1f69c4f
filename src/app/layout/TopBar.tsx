import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { useTranslation } from 'react-i18next';
import { phoneHref, site, whatsappHref } from '../../content/site.ts';
import { LanguageSwitcher } from '../../features/language/LanguageSwitcher.tsx';
import { skipHydration } from '../../shared/html/skipHydration.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { SAVED_LINK_ID } from './topBarPlaces.ts';
import { useOnceWide } from './useOnceWide.ts';
import { down } from '../../shared/ui/breakpoints.ts';

const Aside = (bar: AppBarProps) => <AppBar component="aside" position="static" {...bar} />;

const Bar = styled(Aside)({
  color: 'var(--ink-soft)',
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  '& .MuiToolbar-root, & .end': { gap: '1.5rem' },
  '& .MuiToolbar-root, & a': { minBlockSize: '2.75rem' },
  '& .end': { display: 'flex', alignItems: 'center', marginInlineStart: 'auto' },
  '& a': {
    position: 'relative',
    display: 'inline-flex',
    gap: '0.45rem',
    alignItems: 'center',
    color: 'inherit',
    fontWeight: 'inherit',
    '&:hover': { color: 'var(--primary)' },
  },
  [down('lg')]: { '& .elsewhere': { display: 'none' } },
  [down('sm')]: { display: 'none' },
});

function Ways() {
  const { t } = useTranslation();
  return (
    <Container>
      <Toolbar disableGutters variant="dense">
        <MuiLink underline="none" className="elsewhere" href={site.videoChannel} rel="noopener">
          <Icon name="video" />
          {t('common.video')}
        </MuiLink>
        <MuiLink underline="none" className="elsewhere" href={whatsappHref()} rel="noopener">
          <Icon name="chat" />
          {t('common.chat')}
        </MuiLink>
        <MuiLink underline="none" href={phoneHref}>
          <Icon name="phone" />
          <bdi className="num">{site.phone}</bdi>
        </MuiLink>
        <span className="end">
          <LanguageSwitcher />
          <MuiLink underline="none" component={NavigationLink} id={SAVED_LINK_ID} to="/saved">
            <Icon name="saved" />
            {t('common.saved')}
          </MuiLink>
          <MuiLink underline="none" component={NavigationLink} to="/login">
            <Icon name="person" />
            {t('common.login')}
          </MuiLink>
        </span>
      </Toolbar>
    </Container>
  );
}

/** The bar above the header (FR-01): video channel, chat, phone, language, login. */
export function TopBar() {
  const { t } = useTranslation();
  const label = t('footer.contact');
  return useOnceWide('sm') ? (
    <Bar key="hydrated" className="no-print" aria-label={label}>
      <Ways />
    </Bar>
  ) : (
    <Bar key="static" className="no-print" aria-label={label} {...skipHydration} />
  );
}
