import BottomNavigation, { type BottomNavigationProps } from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { phoneHref, whatsappHref } from '../../content/site.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { LARGE_LETTERS } from '../../shared/ui/largeLetters.ts';
import { NavigationLink } from './NavigationLink.tsx';

// While a window is open and the scroll bar gone, MUI keeps what bears this class in its place.
const Nav = (bar: BottomNavigationProps) => (
  <BottomNavigation component="nav" {...bar} className={`${bar.className ?? ''} mui-fixed no-print`} />
);

const Bar = styled(Nav)({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 9,
  gap: '0.5rem',
  paddingBlock: '0.375rem calc(0.375rem + env(safe-area-inset-bottom))',
  paddingInline: 'max(0.75rem, var(--edge-safe), (100% - 40rem) / 2)',
  backgroundColor: 'var(--surface)',
  boxShadow: 'var(--shadow-bar)',
  '& a': {
    gap: '0.15rem',
    minInlineSize: 0,
    borderRadius: 'var(--r-control)',
    color: 'var(--primary)',
    whiteSpace: 'nowrap',
    '&:last-child': {
      backgroundColor: 'var(--primary)',
      color: 'var(--on-primary)',
    },
  },
  [LARGE_LETTERS]: {
    gap: '0.25rem',
    '& a': { paddingInline: '0.15rem', whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& .MuiBottomNavigationAction-label': { fontSize: '0.6875rem', textAlign: 'center' },
  },
  // The words need the room, and say it alone.
  '@media (max-width: 22.49rem)': { '& svg': { display: 'none' } },
  // As wide as the slide-out menu's button is shown (Header.styles.ts); `--bar` keeps its room free.
  '@media (min-width: 80rem)': { display: 'none' },
});

/** The fixed bar wherever the slide-out menu is: Call, chat, Quote (FR-06). */
export function ActionBar() {
  const { t } = useTranslation();
  return (
    <Bar aria-label={t('footer.contact')}>
      <BottomNavigationAction href={phoneHref} icon={<Icon name="phone" />} label={t('common.call')} />
      <BottomNavigationAction
        href={whatsappHref()}
        rel="noopener"
        icon={<Icon name="chat" />}
        label={t('common.chatShort')}
      />
      <BottomNavigationAction
        component={NavigationLink}
        to="/quote"
        icon={<PartIcon name="quote" />}
        label={t('common.getQuote')}
      />
    </Bar>
  );
}
