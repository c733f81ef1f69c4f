import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeNewestCount } from '../../features/blog/ahead/keepNewest.ts';
import { NEWEST_CHOICES, newestChoice, newestCount } from '../../features/blog/ahead/newestGuidesSetting.ts';
import { readableNewest } from '../../features/blog/db/ahead.ts';
import { blogDatabase } from '../../features/blog/db/tables.ts';
import { useStored } from '../../shared/storage/useStored.ts';
import { CountChoice } from './CountChoice.tsx';

/** Setting for the number of newest guides to store, with the number that is readable offline (OF-11). */
export function NewestGuides({ onChange }: { onChange: (stored: boolean) => void }) {
  const { t } = useTranslation('library');
  const [count, setCount] = useState(newestCount);
  const readable = useStored(blogDatabase, (db) => readableNewest(db, count), `newest ${count}`);
  const state = readable ? t('newestReady', { count: readable }) : count > 0 ? t('newestLater') : '';
  return (
    <CountChoice
      label={t('newest')}
      value={count}
      choices={NEWEST_CHOICES}
      state={readable === undefined ? '' : state}
      onChoose={(chosen) => {
        const wanted = newestChoice(chosen);
        if (wanted === undefined) return;
        setCount(wanted);
        void changeNewestCount(wanted).then(onChange);
      }}
    />
  );
}
