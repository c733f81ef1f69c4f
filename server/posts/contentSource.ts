import type { WebHandler } from '../http/contentService.ts';

const TIMEOUT_MS = 20_000;

/** Asks a content service elsewhere. Rejects with a TimeoutError after twenty seconds. */
export const askForeign: WebHandler = (request) =>
  fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Returns the content service: one elsewhere, or the embedded one (CS-03). */
export async function contentSource(elsewhere: boolean): Promise<WebHandler> {
  if (elsewhere) return askForeign;
  const { createContentService } = await import('../content/service.ts');
  return createContentService();
}
