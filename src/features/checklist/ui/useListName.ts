import { useTranslation } from 'react-i18next';
import type { List } from '../model.ts';

/** What a list is called: as the person has named it, else by its choices. */
export function useListName(): (list: Pick<List, 'name' | 'place' | 'owners'>) => string {
  const { t } = useTranslation('checklist');
  return ({ name, place, owners }) => name.trim() || `${t(`places.${place}`)} · ${t(`ownership.${owners}`)}`;
}
