/**
 * The same for the pages that the worker serves from its cache: they are whole, in the reader's language, and the app's
 * files lie beside them. What copes with a bad line would only take room and time there (DESIGN 5).
 */
import { isAble } from './able.ts';
import { beforePaint } from './beforePaint.ts';
import { begin } from './begin.ts';
import { replayEarlyClicks } from './replayEarlyClicks.ts';

if (isAble()) {
  beforePaint();
  begin({
    parsed: () => new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve())),
    translated: () => undefined,
    put: () => false,
    recover: async () => undefined,
    warm: async () => undefined,
    // None of these pages is rendered with a tool.
    replay: [() => replayEarlyClicks()],
  });
}
