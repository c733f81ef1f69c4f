import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whatsappHref } from '../../content/site.ts';
import { withWords } from '../../i18n/withWords.ts';
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

const mobileMenu = lazyPart(
  withWords(['menu'], async () => (await import('./mobile/MobileMenu.tsx')).MobileMenu),
);
const siteSearch = lazyPart(async () => (await import('../../pages/search/search.ts')).siteSearch());

/** Where the search cannot be fetched: the list of guides, on every device, has one of its own. */
const searchBlog = () => openOnSite(inLanguage(pageLanguage(), '/blog'));

const Bar = styled(AppBar)({
  anchorName: '--header',
  zIndex: 5,
  transitionProperty: 'border-color, translate',
  transitionDuration: 'var(--t-mid)',
  transitionTimingFunction: 'var(--ease)',
  '&[data-scrolled]': { borderColor: 'var(--line-strong)' },
  // On phones readers get its room for the text; who has come to it by keyboard keeps it.
  '@media (max-width: 56rem)': { '&[data-away]:not(:has(:focus-visible))': { translate: '0 -100%' } },
  // It is never below what the page keeps free for it: the focus in it moves no page.
  '& :is(a, button)': { scrollMarginBlockStart: '-6rem' },
  // Without script the menus stand in it, below the logo.
  '@media (max-width: 79.99rem) and (scripting: none)': { position: 'relative' },
});

/** Pixels from which on the page counts as scrolled (FR-07). */
const SCROLLED = 20;

/**
 * The bar that stays at the top of the screen; on phones it leaves while one scrolls down, and comes back when one
 * scrolls up. Its hairline is stronger once the page has been scrolled, and it has no shadow: on dark pages that is a
 * dirty band.
 */
function HeaderBar({ children }: { children: ReactNode }) {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: SCROLLED });
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
  /** What to do when the window cannot be fetched; otherwise the next tap tries again. */
  readonly onFailure?: () => void;
}

/** A button with the window that it opens, which is fetched when it is first wanted. */
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

/** Top bar and main navigation (FR-01, FR-02, FR-07). */
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
