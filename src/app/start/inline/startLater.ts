/**
 * What a page that comes over the line carries below its first screen, compiled and inlined by the build: it starts the
 * app after the first paint, through bad lines (DESIGN 4, 5). The build writes it into a file, too, for pages that broke
 * off before it (`loadMissingScript.ts`).
 */
import '../pageGlobals.ts';
import { isLineBad } from '../../../shared/http/warmHttpCache.ts';
import { begin } from './begin.ts';
import { openLatePage, openPage } from './openPage.ts';
import { dropLaterParts, placeLaterParts } from './placeLaterParts.ts';
import { warmOnce, warmScripts } from './warmScripts.ts';
import { replayEarlyChoices } from './replayEarlyChoices.ts';
import { recoverTruncatedPage } from './recoverTruncatedPage.ts';
import { replayEarlyClicks } from './replayEarlyClicks.ts';

window.marsaWarmHttpCache = warmOnce;
window.marsaIsLineBad = isLineBad;
// In a file, it comes to the aid of a page that broke off before it.
const tidy = window.marsaScripts ? dropLaterParts : () => placeLaterParts(document);
tidy();
// The menus come with the end of the page.
document.addEventListener('DOMContentLoaded', tidy);

const replay = [() => replayEarlyClicks(openPage), replayEarlyChoices];
window.marsaOpenLatePage = async (...late) => {
  const opened = await openLatePage(...late);
  if (opened) for (const keep of replay) keep();
  return opened;
};

const pageParsed = window.marsaPageParsed;
// Browsers that are too old for the app have none.
if (pageParsed) {
  delete window.marsaPageParsed;
  begin({
    parsed: () => pageParsed.then(tidy),
    recover: recoverTruncatedPage,
    warm: () => warmScripts(),
    replay,
  });
}
