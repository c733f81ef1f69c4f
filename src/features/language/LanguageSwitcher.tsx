import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { Icon } from '../../shared/ui/Icon.tsx';

/** In the hand of the bar that it stands in. */
const Switch = styled(Button)({
  gap: '0.45rem',
  minBlockSize: '2.75rem',
  paddingBlock: 0,
  paddingInline: '0.25rem',
  '&, &:hover': { backgroundColor: 'transparent' },
  '&:not(:hover)': { color: 'inherit' },
  fontSize: 'inherit',
  fontWeight: 'inherit',
});

const menu = lazyPart(async () => (await import('./LanguageMenu.tsx')).LanguageMenu);

/** The language button; its menu is fetched when it is first asked for (LA-05). */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { name } = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const loaded = useLoaded(menu, anchor !== null, () => setAnchor(null));
  return (
    <>
      <Switch
        variant="text"
        aria-label={`${t('common.language')}: ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="globe" />
        {name}
        <Icon name="down" />
      </Switch>
      {loaded ? <menu.Part anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}
