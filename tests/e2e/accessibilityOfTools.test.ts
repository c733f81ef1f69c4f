import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { openKind } from '../support/pageKinds.ts';
import { choice, everyCase } from '../support/everyCase.ts';
import { fewScreensOf, objections, screensOf } from '../support/screens.ts';
import { toolKinds } from '../support/toolKinds.ts';
import { visits } from '../support/visits.ts';

const site = visits();
const looked = languages.map(({ code }) => code).filter((code) => everyCase || code === 'en');

// `npm test` looks at a phone and a desktop in English, `npm run test:full` at every screen in every language.
describe.each(looked)('every tool and window in %s', (language) => {
  it.each(choice(8, toolKinds))(
    'QU-01 LA-03 PG-02 $name: axe finds nothing, and nothing is wider than the screen',
    async (kind) => {
      const screens = everyCase ? screensOf(language, kind.from, kind.to) : fewScreensOf(kind.from, kind.to);
      const viewport = { width: screens[0]?.width ?? 320, height: 800 };
      const page = await openKind(site, kind, { language, viewport });
      expect(await objections(page, screens, kind.without)).toEqual([]);
    },
  );
});
