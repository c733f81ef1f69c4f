import type { WebHandler } from '../http/contentService.ts';

/** Milliseconds that a content service elsewhere may take for one answer. */
const PATIENCE = 20_000;

/** Asks a content service elsewhere. Rejects with a TimeoutError after twenty seconds. */
export const askForeign: WebHandler = (request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE) });

/** What answers for the content: a service elsewhere, or the embedded one (CS-03). */
export async function contentSource(elsewhere: boolean): Promise<WebHandler> {
  if (elsewhere) return askForeign;
  const { createContentService } = await import('../content/service.ts');
  return createContentService();
}
