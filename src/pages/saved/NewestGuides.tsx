import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeNewest } from '../../features/blog/ahead/keepNewest.ts';
import { NEWEST_CHOICES, newestChoice, newestCount } from '../../features/blog/ahead/setting.ts';
import { useReadableNewest } from '../../features/blog/ahead/useReadableNewest.ts';

/** How many of the newest guides are kept without having been opened, and how many can be read offline now (OF-11). */
export function NewestGuides({ onChange }: { onChange: (kept: boolean) => void }) {
  const { t } = useTranslation();
  const [count, setCount] = useState(newestCount);
  const readable = useReadableNewest(count);
  const state = readable
    ? t('library.newestReady', { count: readable })
    : count > 0
      ? t('library.newestLater')
      : '';
  return (
    <>
      <label>
        {t('library.newest')}
        <select
          className="field num"
          aria-describedby="newest-state"
          value={count}
          onChange={(event) => {
            const wanted = newestChoice(event.currentTarget.value);
            if (wanted === undefined) return;
            setCount(wanted);
            void changeNewest(wanted).then(onChange);
          }}
        >
          {NEWEST_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {choice === 0 ? t('library.none') : choice}
            </option>
          ))}
        </select>
      </label>
      <p id="newest-state" className="soft" role="status">
        {readable === undefined ? '' : state}
      </p>
    </>
  );
}
