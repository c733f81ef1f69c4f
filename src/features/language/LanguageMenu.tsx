import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useBackCloses } from '../../shared/hooks/useBackCloses.ts';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { chooseLanguage } from './chooseLanguage.ts';
import { Flag } from './Flag.tsx';

const Languages = styled(Menu)({
  '& .name': { flex: 1, marginInline: '0.75rem 1.5rem' },
  '& .chosen': { inlineSize: '1.25rem', marginInlineStart: '0.75rem', color: 'var(--primary)' },
});

/** Menu of the four languages; closes on an outside click, Escape, Back and choice (LA-05). */
export function LanguageMenu({ anchor, onClose }: { anchor: HTMLElement | null; onClose: () => void }) {
  const current = useLanguage();
  useBackCloses(anchor !== null, onClose);
  return (
    <Languages anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {languages.map((language) => (
        <MenuItem
          key={language.code}
          lang={language.code}
          selected={language.code === current.code}
          onClick={() => {
            onClose();
            void chooseLanguage(language.code);
          }}
        >
          <Flag name={language.flag} />
          <span className="name">{language.name}</span>
          <small>{language.code.toUpperCase()}</small>
          <span className="chosen">{language.code === current.code ? <PartIcon name="check" /> : null}</span>
        </MenuItem>
      ))}
    </Languages>
  );
}
