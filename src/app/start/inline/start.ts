/**
 * What every page that comes over the line carries in its head, compiled and inlined by the build: it runs before the
 * first paint and starts the app after it (DESIGN 4, 5). Each byte of it travels with every page.
 */
import '../warmHttpCacheGlobal.ts';
import { begin } from './begin.ts';
import { openPage } from './openPage.ts';
import { warmOnce, warmScripts } from './warmScripts.ts';
import { replayEarlyChoices } from './replayEarlyChoices.ts';
import { parsed, recoverTruncatedPage } from './recoverTruncatedPage.ts';
import { replayEarlyClicks } from './replayEarlyClicks.ts';
import { fetchVariant, putVariant } from './variant.ts';

window.marsaWarmHttpCache = warmOnce;
begin({
  parsed,
  translated: fetchVariant,
  put: putVariant,
  recover: recoverTruncatedPage,
  warm: () => warmScripts(),
  replay: [() => replayEarlyClicks(openPage), replayEarlyChoices],
});
