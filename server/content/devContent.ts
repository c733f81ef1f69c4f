import type { Plugin } from 'vite';

/** Answers the content paths from the embedded service while developing (CS-03). */
export function devContent(): Plugin {
  return {
    name: 'marsa:dev-content',
    apply: 'serve',
    async configureServer(server) {
      const { createContentService } = await import('./service.ts');
      const { nodeAdapter } = await import('../http/nodeAdapter.ts');
      const listener = nodeAdapter(await createContentService());
      server.middlewares.use((request, response, next) => {
        if (/^\/wp-(?:json|content)\//.test(request.url ?? '')) void listener(request, response);
        else next();
      });
    },
  };
}
