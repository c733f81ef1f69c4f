import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MenuName, menuNames } from '../../../content/menuNames.ts';
import { useBackCloses } from '../../../shared/hooks/useBackCloses.ts';
import { Logo } from '../../../shared/ui/Logo.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { NavigationLink } from '../NavigationLink.tsx';
import { LanguageButtons } from './LanguageButtons.tsx';
import { MenuDrawer } from './MenuDrawer.ts';
import { Rows } from './Rows.tsx';
import { Section } from './Section.tsx';
import { Ways } from './ContactLinks.tsx';

interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Only the button opens the drawer: a swipe from the edge belongs to the browser. */
const never = () => undefined;

/** The slide-out menu (FR-06): one section open at a time, closed by Escape, Back, the scrim and a swipe. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const { t } = useTranslation();
  const languagesId = useId();
  const [section, setSection] = useState<MenuName>();
  useBackCloses(open, onClose);
  return (
    <MenuDrawer
      anchor="right"
      open={open}
      onOpen={never}
      onClose={onClose}
      disableSwipeToOpen
      disableDiscovery
      ModalProps={{ keepMounted: false }}
      // The drawer is loaded on the first tap and mounts open.
      slotProps={{ paper: { 'aria-label': t('common.menu') }, transition: { appear: true } }}
    >
      <div className="head">
        <Logo name={t('brand')} onClick={onClose} />
        <IconButton aria-label={t('common.close')} onClick={onClose}>
          <PartIcon name="close" />
        </IconButton>
      </div>
      <div className="asks">
        <Button component={NavigationLink} to="/quote" onClick={onClose}>
          {t('common.getQuote')}
        </Button>
        <Button variant="primary" component={NavigationLink} to="/schedule" onClick={onClose}>
          {t('common.scheduleMeeting')}
        </Button>
      </div>
      <nav aria-label={t('common.mainNavigation')}>
        {menuNames.map((name) => (
          <Section
            key={name}
            name={name}
            open={name === section}
            onToggle={(opened) => setSection(opened ? name : undefined)}
            onLeave={onClose}
          />
        ))}
        <Rows onLeave={onClose} />
      </nav>
      <Ways onLeave={onClose} />
      <div className="languages">
        <Typography id={languagesId} variant="body2" component="h2">
          {t('common.language')}
        </Typography>
        <LanguageButtons labelledBy={languagesId} onChoose={onClose} />
      </div>
    </MenuDrawer>
  );
}
