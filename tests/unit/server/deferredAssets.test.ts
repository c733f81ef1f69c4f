import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deferredChunks } from '../../../server/build/deferredAssets.ts';

const SRC = resolve(import.meta.dirname, '../../../src');

interface Reaches {
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const chunk = (name: string, module: string, { imports = [], dynamicImports = [] }: Reaches = {}) => ({
  fileName: `${name}.js`,
  isEntry: name === 'index',
  imports: imports.map((other) => `${other}.js`),
  dynamicImports: dynamicImports.map((other) => `${other}.js`),
  moduleIds: [resolve(SRC, module)],
});

const index = chunk('index', 'main.tsx', { imports: ['react'], dynamicImports: ['list', 'menu'] });
const menu = chunk('menu', 'features/language/LanguageMenu.tsx', {
  imports: ['overlay', 'react'],
  dynamicImports: ['flags'],
});
const overlay = chunk('overlay', 'shared/ui/Overlay.tsx', { imports: ['react'] });
const flags = chunk('flags', 'features/language/flags.ts');
const react = chunk('react', 'react.js');
const list = chunk('list', 'pages/blog/BlogListPage.tsx', { imports: ['react'] });

describe('deferred files', () => {
  it('OF-02 are the chunks that only deferred parts import', () => {
    expect(deferredChunks([index, menu, overlay, flags, react, list])).toEqual(
      new Set(['menu.js', 'overlay.js', 'flags.js']),
    );
  });

  it('OF-02 do not include chunks that a page shares with them, and chunks that nothing imports', () => {
    const sharing = { ...list, imports: ['react.js', 'overlay.js'] };
    const unknown = chunk('unknown', 'somewhere.ts');
    expect(deferredChunks([index, menu, overlay, flags, react, sharing, unknown])).toEqual(
      new Set(['menu.js', 'flags.js']),
    );
  });

  it('OF-02 include the tools of the manifest, and the chunks that only these import', () => {
    const pages = chunk('pages', 'app/routing/NavigationRoute.tsx', { dynamicImports: ['tax'] });
    const tax = chunk('tax', 'features/tax/ui/TaxTool.tsx', { imports: ['rates'] });
    const rates = chunk('rates', 'features/tax/rates.ts');
    const app = { ...index, dynamicImports: ['pages.js'] };
    expect(deferredChunks([app, pages, tax, rates, react])).toEqual(
      new Set(['pages.js', 'tax.js', 'rates.js']),
    );
  });
});
