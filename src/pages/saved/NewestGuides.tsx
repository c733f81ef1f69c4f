import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeNewest } from '../../features/blog/ahead/keepNewest.ts';
import { NEWEST_CHOICES, newestChoice, newestCount } from '../../features/blog/ahead/newestGuidesSetting.ts';
import { useReadableNewest } from '../../features/blog/ahead/useReadableNewest.ts';
import { CountChoice } from './CountChoice.tsx';

/** How many of the newest guides are kept without having been opened, and how many can be read offline now (OF-11). */
export function NewestGuides({ onChange }: { onChange: (stored: boolean) => void }) {
  const { t } = useTranslation();
  const [count, setCount] = useState(newestCount);
  const readable = useReadableNewest(count);
  const state = readable
    ? t('library.newestReady', { count: readable })
    : count > 0
      ? t('library.newestLater')
      : '';
  return (
    <CountChoice
      label={t('library.newest')}
      value={count}
      choices={NEWEST_CHOICES}
      state={readable === undefined ? '' : state}
      onChoose={(chosen) => {
        const wanted = newestChoice(chosen);
        if (wanted === undefined) return;
        setCount(wanted);
        void changeNewest(wanted).then(onChange);
      }}
    />
  );
}
