import BottomNavigation, { type BottomNavigationProps } from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { phoneHref, whatsappHref } from '../../content/site.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { LARGE_LETTERS } from '../../shared/ui/largeLetters.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { down, SMALL_PHONE, up } from '../../shared/ui/breakpoints.ts';

// While a dialog hides the scroll bar, MUI adds padding to elements of this class.
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
  [down(SMALL_PHONE)]: { '& svg': { display: 'none' } },
  [up('xl')]: { display: 'none' },
});

/** The fixed bar of small screens: call, chat, quote (FR-06). */
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
