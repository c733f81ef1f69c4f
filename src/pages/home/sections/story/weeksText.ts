import type { TFunction } from 'i18next';
import { withCertainty } from '../../../../content/facts/certainty.ts';
import type { SetupStep } from '../../../../content/home/setupSteps.ts';

/** Formats weeks like `formatFact`, without `Intl.NumberFormat`: its first use takes a phone 100 ms. */
export function weeksText(
  { value, certainty }: NonNullable<SetupStep['time']>['fact'],
  t: TFunction<'home'>,
  language: string,
): string {
  const [least, most] = typeof value === 'number' ? [value, value] : value;
  const weeks = least === most ? String(least) : `${String(least)}–${String(most)}`;
  return withCertainty(t('story.weeks', { count: most, weeks }), certainty, language);
}
