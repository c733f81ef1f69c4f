import { formatFact } from '../../../content/facts/formatFact.ts';
import { type FactId, facts } from '../../../content/facts/facts.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** How amounts and facts are written in the page's language, as facts write theirs. */
export function useMoney() {
  const { code } = useLanguage();
  return {
    money: (value: number): string => formatFact({ value, unit: 'AED', certainty: 'stated' }, code),
    figure: (id: FactId): string => formatFact(facts[id], code),
  };
}
