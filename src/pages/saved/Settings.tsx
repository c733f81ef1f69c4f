import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetRead } from '../../features/library/reading/remember.ts';
import {
  librarySettings,
  type LibrarySettings,
  RECENT_CHOICES,
  setLibrarySettings,
} from '../../features/library/settings.ts';
import { tellsNetworks } from '../../features/library/transfer.ts';
import { NewestGuides } from './NewestGuides.tsx';
import styles from './Settings.module.css';

/** What is kept without being asked for, and over which network (OF-05). On the device only: it reads what is stored there. */
export function Settings() {
  const { t } = useTranslation();
  const [settings, setSettings] = useState(librarySettings);
  const [refused, setRefused] = useState(false);
  const change = (part: Partial<LibrarySettings>) => {
    setRefused(!setLibrarySettings(part));
    setSettings({ ...settings, ...part });
    if (part.recent !== undefined) void forgetRead(part.recent);
  };
  return (
    <section className={styles.settings} aria-labelledby="automatic">
      <h2 id="automatic">{t('library.automatic')}</h2>
      <label>
        {t('library.recentKept')}
        <select
          className="field num"
          value={settings.recent}
          onChange={(event) => change({ recent: Number(event.currentTarget.value) })}
        >
          {RECENT_CHOICES.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? t('library.none') : count}
            </option>
          ))}
        </select>
      </label>
      <NewestGuides onChange={(kept) => setRefused(!kept)} />
      {tellsNetworks() ? (
        <label>
          {t('library.wifiOnly')}
          <input
            type="checkbox"
            checked={settings.wifiOnly}
            onChange={(event) => change({ wifiOnly: event.currentTarget.checked })}
          />
        </label>
      ) : null}
      <p role="status">{refused ? t('library.notKept') : ''}</p>
    </section>
  );
}
