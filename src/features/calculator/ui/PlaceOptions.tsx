import { useTranslation } from 'react-i18next';
import { type Place, type PlaceId, places } from '../../../content/estimates/places.ts';
import { PLACES } from '../query.ts';
import { useEstimateWords } from './useEstimateWords.ts';

/** The places of a select, zones and offshore registries in groups of their own. */
export function PlaceOptions() {
  const { t } = useTranslation('calculator');
  const { placeName } = useEstimateWords();
  const option = (id: PlaceId) => (
    <option key={id} value={id}>
      {placeName(id)}
    </option>
  );
  const of = (...groups: Place['group'][]) =>
    PLACES.filter((id) => groups.includes(places[id].group)).map(option);
  return (
    <>
      {of('mainland')}
      <optgroup label={t('groups.freeZone')}>{of('freeZone')}</optgroup>
      <optgroup label={t('groups.offshore')}>{of('offshore')}</optgroup>
      {of('uk', 'estonia')}
    </>
  );
}
