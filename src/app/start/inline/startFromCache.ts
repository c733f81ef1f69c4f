/**
 * The same for the pages that the worker serves from its cache: they are complete, and the app's files lie beside them.
 * What copes with an unreliable network would only take room and time there (DESIGN 5).
 */
import { isAble } from './able.ts';
import { beforePaint } from './beforePaint.ts';
import { begin } from './begin.ts';
import { leadToLanguage } from './leadToLanguage.ts';
import { replayEarlyClicks } from './replayEarlyClicks.ts';

if (isAble() && !leadToLanguage()) {
  beforePaint();
  begin({
    parsed: () => new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve())),
    recover: async () => undefined,
    warm: async () => undefined,
    // None of these pages is rendered with a tool.
    replay: [() => replayEarlyClicks()],
  });
}
