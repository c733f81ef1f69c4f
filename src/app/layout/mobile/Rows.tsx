import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { NavigationLink } from '../NavigationLink.tsx';
import { currentLink } from '../../../shared/ui/contrast.ts';

const LinkList = styled(List)({
  '& a': {
    minBlockSize: '3.5rem',
    borderBlockEnd: '1px solid var(--line)',
    fontSize: 'var(--fs-4)',
    fontWeight: 600,
    '&[aria-current]': currentLink,
  },
});

/** The direct links of the slide-out menu, below its sections. */
export function Rows({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <LinkList disablePadding>
      <li>
        <ListItemButton disableGutters component={NavigationLink} to="/packages" onClick={onLeave}>
          {t('menus.packages')}
        </ListItemButton>
      </li>
      <li>
        <ListItemButton disableGutters component={NavigationLink} to="/blog" onClick={onLeave}>
          {t('common.blog')}
        </ListItemButton>
      </li>
    </LinkList>
  );
}
