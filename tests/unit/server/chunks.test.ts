import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../../../server/build/chunkFolders.ts';
import { chunkOf, CHUNKS } from '../../../server/build/chunks.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const at = (path: string) => resolve(ROOT, path);

describe('files of the build', () => {
  it('OF-02 each of their paths stands for something that there is', () => {
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
    ['node_modules/@mui/material/SvgIcon/createSvgIcon.mjs', 'mui-more'],
    ['node_modules/@mui/material/Slider/Slider.mjs', 'mui-fields'],
    ['src/features/library/save.ts', 'library'],
    ['src/features/library/ui/SavedRow.tsx', null],
    ['src/shared/storage/persisted.ts', 'words'],
    ['src/pages/home/HomePage.tsx', null],
  ])('OF-02 %s is in %s', (module, chunk) => {
    expect(chunkOf(at(module))).toBe(chunk);
  });

  it.each([
    ['src/content/pages/ar/faq.ts', 'assets/pages-ar'],
    ['src/content/facts/hindi.ts', 'assets/pages-hi'],
    ['src/content/pages/bodies.ts', 'assets'],
  ])('LA-06 %s goes to %s, so that only readers of that language fetch it', (module, folder) => {
    expect(folderOf(at(module))).toBe(folder);
  });

  it('LA-06 so does what is searched in them', () => {
    expect(folderOf('\0virtual:search-texts/ur')).toBe('assets/pages-ur');
    expect(folderOf(null)).toBe('assets');
  });
});
