import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whatsappHref } from '../../content/site.ts';
import { MARK_ID } from '../../shared/connectionPlaces.ts';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { type LazyPart, lazyPart } from '../../shared/lazyPart.ts';
import { openOnSite } from '../../shared/openOnSite.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Logo } from '../../shared/ui/Logo.tsx';
import { inLanguage, pageLanguage } from '../../i18n/addresses.ts';
import { HeaderRow } from './Header.styles.ts';
import { Navigation } from './Navigation.tsx';
import { NavigationLink } from './NavigationLink.tsx';
import { TopBar } from './TopBar.tsx';
import { useHeaderAway } from '../../shared/hooks/useHeaderAway.ts';
import { useScrollTrigger } from '../../shared/hooks/useScrollTrigger.ts';
import { down, withoutScript } from '../../shared/ui/breakpoints.ts';

const mobileMenu = lazyPart(async () => (await import('./mobile/MobileMenu.tsx')).MobileMenu);
const siteSearch = lazyPart(async () => (await import('../../pages/search/search.ts')).SiteSearch);

/** Opens the blog, whose list has a search field, when the search dialog fails to load. */
const searchBlog = () => openOnSite(inLanguage(pageLanguage(), '/blog'));

const Bar = styled(AppBar)({
  anchorName: '--header',
  zIndex: 5,
  transitionProperty: 'border-color, translate',
  transitionDuration: 'var(--t-mid)',
  transitionTimingFunction: 'var(--ease)',
  '&[data-scrolled]': { borderColor: 'var(--line-strong)' },
  // On phones the header moves out of view, unless it has the keyboard focus.
  [down('lg')]: { '&[data-away]:not(:has(:focus-visible))': { translate: '0 -100%' } },
  // Focus in the header must not scroll the page.
  '& :is(a, button)': { scrollMarginBlockStart: '-6rem' },
  // Without scripts the menus are below the logo.
  [withoutScript(down('xl'))]: { position: 'relative' },
});

/** Scroll position in px from which the page counts as scrolled (FR-07). */
const SCROLLED_PX = 20;

/** The bar at the top of the screen; on phones it hides on scrolling down and returns on scrolling up. */
function HeaderBar({ children }: { children: ReactNode }) {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: SCROLLED_PX });
  const away = useHeaderAway();
  return (
    <Bar position="sticky" data-scrolled={scrolled || undefined} data-away={away || undefined}>
      {children}
    </Bar>
  );
}

interface OpenerProps extends Omit<ComponentProps<typeof IconButton>, 'onClick'> {
  readonly panel: LazyPart<{ readonly open: boolean; readonly onClose: () => void }>;
  readonly icon: 'search' | 'menu';
  /** Called when the dialog fails to load; otherwise the next tap tries again. */
  readonly onFailure?: () => void;
}

/** A button and its dialog, which is fetched when the button is first used. */
function Opener({ panel, icon, onFailure, ...button }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const loaded = useLoaded(panel, open, onFailure ?? close);
  return (
    <>
      <IconButton aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpen(true)} {...button}>
        <Icon name={icon} />
      </IconButton>
      {loaded ? <panel.Part open={open} onClose={close} /> : null}
    </>
  );
}

/** The top bar and the main navigation (FR-01, FR-02, FR-07). */
export function Header() {
  const { t } = useTranslation();
  return (
    <>
      <TopBar />
      <HeaderBar>
        <Container>
          <HeaderRow disableGutters variant="dense">
            <Logo name={t('brand')} />
            <Navigation />
            <div className="actions">
              <span id={MARK_ID} />
              <Opener
                panel={siteSearch}
                icon="search"
                aria-label={t('common.search')}
                aria-keyshortcuts="Control+K"
                onFailure={searchBlog}
              />
              <Button className="quote" component={NavigationLink} to="/quote">
                {t('common.getQuote')}
              </Button>
              <Button className="meet" variant="primary" component={NavigationLink} to="/schedule">
                {t('common.scheduleMeeting')}
              </Button>
              <IconButton className="chat" href={whatsappHref()} rel="noopener" aria-label={t('common.chat')}>
                <Icon name="chat" />
              </IconButton>
              <Opener className="menu" panel={mobileMenu} icon="menu" aria-label={t('common.menu')} />
            </div>
          </HeaderRow>
        </Container>
      </HeaderBar>
    </>
  );
}
