import { useTranslation } from 'react-i18next';
import { sizeIn } from '../sizes.ts';

/** Gives sizes in words, such as "412 kB"; `Intl` would take a phone 100 ms to open its tables. */
export function useSizeText(): (bytes: number) => string {
  const { t } = useTranslation();
  return (bytes) => {
    const { unit, n } = sizeIn(bytes);
    return t(`save.${unit}`, { n });
  };
}
