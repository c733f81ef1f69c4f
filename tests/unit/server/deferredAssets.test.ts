import { describe, expect, it } from 'vitest';
import { deferredChunks } from '../../../server/build/deferredAssets.ts';

const chunk = (fileName: string, module: string | null, ...imports: string[]) => ({
  fileName,
  imports,
  facadeModuleId: module && `/site/src/${module}`,
});

describe('files that can wait', () => {
  const menu = chunk('menu.js', 'features/language/LanguageMenu.tsx', 'overlay.js', 'react.js');
  const snackbar = chunk('snackbar.js', 'features/pwa/UpdateSnackbar.tsx', 'overlay.js');
  const overlay = chunk('overlay.js', null, 'react.js');
  const react = chunk('react.js', null);
  const list = chunk('list.js', 'pages/blog/BlogListPage.tsx', 'react.js');

  it('OF-02 are the chunks that only deferred parts need', () => {
    expect(deferredChunks([menu, snackbar, overlay, react, list])).toEqual(
      new Set(['menu.js', 'snackbar.js', 'overlay.js']),
    );
  });

  it('OF-02 leave with the shell what a page shares with them, and what nobody knows', () => {
    const sharing = { ...list, imports: ['overlay.js'] };
    const unknown = chunk('unknown.js', null);
    expect(deferredChunks([menu, overlay, react, sharing, unknown])).toEqual(new Set(['menu.js']));
  });
});
