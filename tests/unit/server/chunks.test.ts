import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../../../server/build/chunkFolders.ts';
import { chunkOf, CHUNKS } from '../../../server/build/chunks.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

it('OF-02 every path in the list of chunks exists', () => {
  const missing = CHUNKS.flatMap(([, modules]) => modules).filter(
    (start) => globSync([`${start}*`, `${start}*/**`], { cwd: ROOT }).length === 0,
  );
  expect(missing).toEqual([]);
});

it.each([
  ['node_modules/react-dom/client.js', 'react'],
  ['node_modules/@mui/material/Dialog/Dialog.mjs', 'mui-overlays'],
  ['node_modules/@mui/material/Dialog/dialogClasses.mjs', 'mui-more'],
  ['node_modules/@mui/material/Button/buttonClasses.mjs', 'mui'],
  ['node_modules/@mui/material/Slider/Slider.mjs', 'mui-fields'],
  ['src/features/library/save.ts', 'library'],
  ['src/features/library/ui/SavedRow.tsx', null],
])('OF-02 the chunk of %s is %s', (module, chunk) => {
  expect(chunkOf(resolve(ROOT, module))).toBe(chunk);
});

it.each([
  [resolve(ROOT, 'src/content/pages/ar/faq.ts'), 'assets/pages-ar'],
  [resolve(ROOT, 'src/content/facts/hindi.ts'), 'assets/pages-hi'],
  [resolve(ROOT, 'src/content/pages/bodies.ts'), 'assets'],
  ['\0virtual:search-texts/ur', 'assets/pages-ur'],
  [null, 'assets'],
])('LA-06 texts of one language have a separate folder: %j is in %s', (module, folder) => {
  expect(folderOf(module)).toBe(folder);
});
