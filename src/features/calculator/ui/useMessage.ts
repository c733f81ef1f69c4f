import { useTranslation } from 'react-i18next';
import { type Place, places } from '../../../content/estimates/places.ts';
import type { Setup } from '../model.ts';
import { allowed, choosable } from '../estimate.ts';
import { YEARS } from '../totals.ts';
import type { Worked } from './SideBySide.tsx';
import { useEstimateWords } from './useEstimateWords.ts';

/** An estimate as plain text: for paper, where the controls are missing, and for whoever it is handed to. */
export function useMessage() {
  const { t } = useTranslation('calculator');
  const { placeName, total } = useEstimateWords();

  /** What was chosen, as "label: value". */
  const chosen = (wanted: Setup): readonly string[] => {
    const setup = allowed(wanted);
    const place: Place = places[setup.place];
    const { kind, visas, office } = choosable(place);
    return [
      kind && `${t('fields.kind')}: ${t(`kinds.${setup.kind}`)}`,
      `${t('fields.owners')}: ${setup.owners}`,
      visas && `${t('fields.ownerVisas')}: ${setup.ownerVisas}`,
      visas && `${t('fields.staffVisas')}: ${setup.staffVisas}`,
      office && `${t('fields.office')}: ${t(`offices.${setup.office}`)}`,
      setup.bank && t('fields.bank'),
      setup.dual && t('fields.dual'),
    ].filter((part) => part !== false);
  };
  const described = ({ setup, estimate }: Worked): string =>
    [
      placeName(setup.place),
      ...chosen(setup),
      `${t('rests')}: ${t(`basis.${estimate.basis}`)}`,
      ...YEARS.map(
        (year) => `${t('year', { number: year + 1 })}: ${total(estimate.years[year], estimate.currency)}`,
      ),
      t('notIncluded', { count: estimate.open.length }),
    ].join('\n');
  const message = (worked: readonly Worked[], address: string): string =>
    [t('message'), ...worked.map(described), address].join('\n\n');
  return { chosen, message };
}
