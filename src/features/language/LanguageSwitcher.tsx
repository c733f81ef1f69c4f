import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLoaded } from '../../shared/hooks/useLoaded.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { Icon } from '../../shared/ui/Icon.tsx';

const Switch = styled(ButtonBase)({
  gap: '0.5rem',
  minBlockSize: '2.75rem',
  paddingInline: '0.25rem',
  borderRadius: 'var(--r-control)',
  '&:hover': { color: 'var(--primary)' },
});

const menu = lazyPart(async () => (await import('./LanguageMenu.tsx')).LanguageMenu);

/** Language button; its menu is loaded on first use (LA-05). */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const { name } = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const loaded = useLoaded(menu, anchor !== null, () => setAnchor(null));
  return (
    <>
      <Switch
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
