import type { TFunction } from 'i18next';
import { withCertainty } from '../../../../content/facts/certainty.ts';
import type { SetupStep } from '../../../../content/home/steps.ts';

/**
 * A step's weeks as `formatFact` writes them (a test holds it to that): "about 5 weeks", "15–17 weeks". Not by
 * `Intl.NumberFormat`: its tables take a phone 100 ms to open, in the middle of the home page's coming to life.
 */
export function weeksText(
  { value, certainty }: NonNullable<SetupStep['time']>['fact'],
  t: TFunction<'home'>,
  language: string,
): string {
  const [least, most] = typeof value === 'number' ? [value, value] : value;
  const weeks = least === most ? String(least) : `${String(least)}–${String(most)}`;
  return withCertainty(t('story.weeks', { count: most, weeks }), certainty, language);
}
