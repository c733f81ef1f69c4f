import { useTranslation } from 'react-i18next';
import { Select } from '../../../shared/ui/Select.tsx';
import { EMIRATES, SECTORS } from '../../../content/zones/zone.ts';
import { type Need, NEEDS, SORTS, type Wish } from '../list.ts';
import controls from './controls.module.css';
import styles from './ZoneList.module.css';

/** In a select, nothing chosen is an empty text. */
const ANY = '';

interface FiltersProps {
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

/** What the list has to hold, and its order. */
export function Filters({ wish, onChange }: FiltersProps) {
  const { t } = useTranslation('zones');
  const toggle = (need: Need) =>
    onChange({
      needs: NEEDS.filter((other) => (other === need) !== wish.needs.includes(other)),
    });
  return (
    <div className={`${styles.filters} no-print`} role="group" aria-label={t('list.filter')}>
      <div className={styles.selects}>
        <Select
          label={t('list.emirate')}
          value={wish.emirate ?? ANY}
          options={[
            { value: ANY, words: t('list.everywhere') },
            ...EMIRATES.map((value) => ({ value, words: t(`emirate.${value}`) })),
          ]}
          onChange={(emirate) => onChange({ emirate: emirate === ANY ? undefined : emirate })}
        />
        <Select
          label={t('list.sector')}
          value={wish.sector ?? ANY}
          options={[
            { value: ANY, words: t('list.everything') },
            ...SECTORS.map((value) => ({ value, words: t(`sector.${value}`) })),
          ]}
          onChange={(sector) => onChange({ sector: sector === ANY ? undefined : sector })}
        />
        <Select
          label={t('list.sort')}
          value={wish.sort}
          options={SORTS.map((value) => ({ value, words: t(`sort.${value}`) }))}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
      <fieldset className={controls.needs}>
        <legend>{t('list.needs')}</legend>
        {NEEDS.map((need) => (
          <label key={need}>
            <input type="checkbox" checked={wish.needs.includes(need)} onChange={() => toggle(need)} />
            {t(`need.${need}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
