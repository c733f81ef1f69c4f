import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import styles from './ReadingSettings.module.css';
import { CHOICES, choose, type SettingName } from './settings.ts';
import { useSetting } from './useSetting.ts';

interface ChoiceProps {
  readonly name: SettingName;
  /** What each choice shows in place of its name, in its own size. */
  readonly sign?: string;
  /** Told whether the choice could be kept. */
  readonly onKept: (kept: boolean) => void;
}

function Choice({ name, sign, onKept }: ChoiceProps) {
  const { t } = useTranslation();
  const chosen = useSetting(name);
  return (
    <fieldset className={`${styles.choice} ${styles[name] ?? ''}`}>
      <legend>{t(`reading.${name}`)}</legend>
      <div>
        {CHOICES[name].map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onKept(choose(name, value))}
            />
            {sign ? <b aria-hidden="true">{sign}</b> : null}
            <span className={sign ? 'vh' : undefined}>{t(`reading.choices.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The choices themselves. What they change is seen beside them, so they take effect at once. */
export function SettingsPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [kept, setKept] = useState(true);
  return (
    <div id={id} className={styles.panel} role="group" aria-label={t('read.settings')}>
      <div className={styles.head}>
        <b aria-hidden="true">{t('read.settings')}</b>
        <button type="button" className="btn btn-text" aria-label={t('common.close')} onClick={onClose}>
          <PartIcon name="close" />
        </button>
      </div>
      <Choice name="textSize" sign={t('reading.letter')} onKept={setKept} />
      <Choice name="lineWidth" onKept={setKept} />
      <Choice name="scheme" onKept={setKept} />
      <p role="status" className="soft">
        {kept ? '' : t('reading.notKept')}
      </p>
    </div>
  );
}
