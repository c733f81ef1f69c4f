import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { navigationPaths } from '../../src/content/navigation.ts';
import { splitLanguage } from '../../src/i18n/addresses.ts';
import { isSearchTexts, searchTextsModule } from './searchTexts/module.ts';

type Maker = typeof import('../prerender/shown/resolvePage.ts');

/** Serves the embedded content service during development (CS-03). */
async function serveDevContent({ middlewares }: ViteDevServer): Promise<void> {
  const { createContentService } = await import('../content/embeddedService.ts');
  const { getRequestListener } = await import('@hono/node-server');
  const listener = getRequestListener(await createContentService(), { overrideGlobalObjects: false });
  middlewares.use((request, response, next) => {
    if (/^\/wp-(?:json|content)\//.test(request.url ?? '')) void listener(request, response);
    else next();
  });
}

/** Serves the data of content pages during development; a build writes it to files. */
function serveDevPages({ middlewares, environments: { ssr } }: ViteDevServer): void {
  const dataOf = async (address: string) => {
    const { code, path } = splitLanguage(address);
    const page = navigationPaths.find((known) => known === path);
    if (!page || !isRunnableDevEnvironment(ssr)) return undefined;
    const { shownPageOf } = await ssr.runner.import<Maker>('/server/prerender/shown/resolvePage.ts');
    return JSON.stringify(await shownPageOf(page, code));
  };
  middlewares.use((request, response, next) => {
    const [, address] = /^([^?]+)\.json(?:$|\?)/.exec(request.url ?? '') ?? [];
    const send = (data: string | undefined) =>
      data === undefined ? next() : response.setHeader('Content-Type', 'application/json').end(data);
    if (address === undefined) next();
    else dataOf(address).then(send, next);
  });
}

/** Provides `virtual:search-texts/…`, made from the content (OF-06), and the content service during development. */
export function siteContent(): Plugin {
  let root = '';
  return {
    name: 'marsa:content',
    configResolved(config) {
      ({ root } = config);
    },
    resolveId: (id) => (isSearchTexts(id) ? `\0${id}` : undefined),
    load(id) {
      const name = id.startsWith('\0') ? id.slice(1) : '';
      return isSearchTexts(name) ? searchTextsModule(name, root) : undefined;
    },
    async configureServer(server) {
      await serveDevContent(server);
      serveDevPages(server);
    },
  };
}
