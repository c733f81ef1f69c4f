import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trimRecentGuides } from '../../features/library/reading/remember.ts';
import {
  librarySettings,
  type LibrarySettings,
  RECENT_CHOICES,
  setLibrarySettings,
} from '../../features/library/librarySettings.ts';
import { hasNetworkType } from '../../features/library/transfer.ts';
import { CountChoice } from './CountChoice.tsx';
import { NewestGuides } from './NewestGuides.tsx';

const Choices = styled('section')({
  marginBlockStart: 'var(--fluid-3xl)',
  '& h2': { marginBlockEnd: '0.5rem', fontSize: 'var(--fs-3)' },
  '& .MuiFormControl-root, & .MuiFormControlLabel-root': {
    display: 'flex',
    flexFlow: 'row wrap',
    gap: '0.25rem 1.5rem',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: '0.5rem',
    borderBlockEnd: '1px solid var(--line)',
  },
  // MUI puts the control before the label.
  '& .MuiFormControlLabel-root': { flexFlow: 'row-reverse nowrap', marginInline: 0 },
  '& .MuiInputLabel-root': { flex: '1 1 0', marginBlockEnd: 0, fontWeight: 'inherit' },
  '& .MuiFormHelperText-root': { flexBasis: '100%', marginBlockStart: 0 },
});

/** Settings for automatic storage and networks (OF-05). Rendered only in the browser. */
export function Settings() {
  const { t } = useTranslation('library');
  const [settings, setSettings] = useState(librarySettings);
  const [refused, setRefused] = useState(false);
  const change = (part: Partial<LibrarySettings>) => {
    setRefused(!setLibrarySettings(part));
    setSettings({ ...settings, ...part });
    if (part.recent !== undefined) void trimRecentGuides(part.recent);
  };
  return (
    <Choices aria-labelledby="automatic">
      <h2 id="automatic">{t('automatic')}</h2>
      <CountChoice
        label={t('recentKept')}
        value={settings.recent}
        choices={RECENT_CHOICES}
        onChoose={(chosen) => change({ recent: Number(chosen) })}
      />
      <NewestGuides onChange={(stored) => setRefused(!stored)} />
      {hasNetworkType() ? (
        <FormControlLabel
          labelPlacement="start"
          label={t('wifiOnly')}
          control={
            <Switch
              edge="end"
              checked={settings.wifiOnly}
              onChange={(_event, wifiOnly) => change({ wifiOnly })}
            />
          }
        />
      ) : null}
      <p role="status">{refused ? t('notKept') : ''}</p>
    </Choices>
  );
}
