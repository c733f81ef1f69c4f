import { useTranslation } from 'react-i18next';
import { sizeIn } from '../sizes.ts';

/** Returns a formatter of sizes such as "412 kB"; `Intl` takes a phone 100 ms on first use. */
export function useSizeText(): (bytes: number) => string {
  const { t } = useTranslation('library');
  return (bytes) => {
    const { unit, n } = sizeIn(bytes);
    return t(`save.${unit}`, { n });
  };
}
