import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { phoneHref, site, whatsappHref } from '../../../content/site.ts';
import { SavedCount } from '../../../features/library/ui/SavedCount.tsx';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { NavigationLink } from '../NavigationLink.tsx';

const WayList = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  columnGap: '2rem',
  marginBlock: '1rem',
  '& a': { gap: '0.75rem', paddingBlock: 0, color: 'var(--ink-soft)' },
});

/** The contact links that wide screens have in the top bar. */
export function Ways({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <WayList disablePadding>
      <li>
        <ListItemButton disableGutters component={NavigationLink} to="/saved" onClick={onLeave}>
          <Icon name="saved" />
          {t('common.saved')}
          <SavedCount />
        </ListItemButton>
      </li>
      <li>
        <ListItemButton disableGutters component={NavigationLink} to="/login" onClick={onLeave}>
          <Icon name="person" />
          {t('common.login')}
        </ListItemButton>
      </li>
      <li>
        <ListItemButton disableGutters component="a" href={site.videoChannel} rel="noopener">
          <Icon name="video" />
          {t('common.video')}
        </ListItemButton>
      </li>
      <li>
        <ListItemButton disableGutters component="a" href={whatsappHref()} rel="noopener">
          <Icon name="chat" />
          {t('common.chat')}
        </ListItemButton>
      </li>
      <li>
        <ListItemButton disableGutters component="a" href={phoneHref}>
          <Icon name="phone" />
          <bdi className="num">{site.phone}</bdi>
        </ListItemButton>
      </li>
    </WayList>
  );
}
