/**
 * What every page that comes over the line carries in its head, compiled and inlined by the build: it runs before the
 * first paint (DESIGN 4, 5). Each byte of it stands before the first screen; what can wait is in `startLater.ts`.
 */
import { isAble } from './able.ts';
import { beforePaint } from './beforePaint.ts';
import { leadToLanguage } from './leadToLanguage.ts';
import { loadMissingScript } from './loadMissingScript.ts';
import { parsed } from './parsed.ts';

if (isAble() && !leadToLanguage()) {
  beforePaint();
  window.marsaPageParsed = parsed();
  const { start = '' } = document.currentScript?.dataset ?? {};
  void window.marsaPageParsed.then(() => loadMissingScript(start));
}
