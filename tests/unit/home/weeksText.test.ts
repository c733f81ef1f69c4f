import { describe, expect, it } from 'vitest';
import { formatFact } from '../../../src/content/facts/formatFact.ts';
import setupTimes from '../../../src/content/facts/setup-times.yaml';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { weeksText } from '../../../src/pages/home/sections/story/weeksText.ts';

describe('the weeks of a step', () => {
  it.each(languages)('HO-12 LA-04 have the format of other facts in $code', async ({ code }) => {
    const t = (await startI18n(code)).getFixedT(code, 'home');
    for (const fact of Object.values(setupTimes))
      expect(weeksText(fact, t, code)).toBe(formatFact(fact, code));
  });
});
