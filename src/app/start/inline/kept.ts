/**
 * The same for the pages that the worker keeps and hands out: they are whole, in the reader's language, and the app's
 * files lie beside them. What copes with a bad line would only take room there, once in each (DESIGN 5: 1 MB).
 */
import { begin } from './begin.ts';

begin({
  parsed: () => new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve())),
  translated: () => undefined,
  put: () => false,
  mend: async () => undefined,
  bring: async () => undefined,
  dress: async () => undefined,
});
