import type { ViteDevServer } from 'vite';

/** Answers the content paths from the embedded service while developing (CS-03). */
export async function serveDevContent({ middlewares }: ViteDevServer): Promise<void> {
  const { createContentService } = await import('./service.ts');
  const { getRequestListener } = await import('@hono/node-server');
  const listener = getRequestListener(await createContentService(), { overrideGlobalObjects: false });
  middlewares.use((request, response, next) => {
    if (/^\/wp-(?:json|content)\//.test(request.url ?? '')) void listener(request, response);
    else next();
  });
}
