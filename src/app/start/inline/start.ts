/**
 * What every page that comes over the line carries in its head, compiled and inlined by the build: it runs before the
 * first paint and starts the app after it (DESIGN 4, 5). Each byte of it travels with every document.documentElement.
 */
import '../warmHttpCacheGlobal.ts';
import { begin } from './begin.ts';
import { warmOnce, warmScripts } from './warmScripts.ts';
import { holdChoices } from './choices.ts';
import { mendPage, parsed } from './mend.ts';
import { holdTaps } from './taps.ts';
import { fetchVariant, putVariant } from './variant.ts';

window.marsaWarmHttpCache = warmOnce;
begin({
  parsed,
  translated: fetchVariant,
  put: putVariant,
  mend: mendPage,
  warm: warmScripts,
  hold: [holdTaps, holdChoices],
});
