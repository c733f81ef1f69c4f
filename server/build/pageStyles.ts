import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Styles that only content pages and their tools need. In a build they stand in a layer until the one file of all
 * styles is written; there they are taken out again, to a file of their own and out of the layer.
 */
const OF_PAGES =
  /\/src\/(?:pages\/(?:content|tools)|features\/(?!blog|language|leads|library|pwa|reader)).*\.css$/;

const LAYER = '@layer marsa-pages';

/** Where the block that begins at `start` ends: behind its closing brace. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let place = css.indexOf('{', start); place < css.length; place += 1) {
    if (css[place] === '{') depth += 1;
    if (css[place] === '}') depth -= 1;
    if (depth === 0) return place + 1;
  }
  throw new Error('A block of the styles has no end.');
}

/** Where the build leaves the fonts' rules for the pages (server/prerender/clientFiles.ts). */
export const FONT_RULES = '.vite/fonts.css';

const FONT = /@font-face\s*\{[^}]*\}/g;

/** The styles of a build in its parts. */
interface StyleParts {
  readonly all: string;
  readonly pages: string;
  readonly fonts: string;
}

/**
 * Parts styles into those of all pages, those that stood in the layer, and the rules of the fonts: these stand in each
 * page, once. Given again by a sheet that comes later, they would have the browser think anew about a font that it has
 * gone without, and the text would jump.
 */
export function partStyles(css: string): StyleParts {
  let all = '';
  let pages = '';
  let place = 0;
  for (let start = css.indexOf(LAYER); start !== -1; start = css.indexOf(LAYER, place)) {
    const end = endOfBlock(css, start);
    all += css.slice(place, start);
    pages += css.slice(css.indexOf('{', start) + 1, end - 1);
    place = end;
  }
  all += css.slice(place);
  return { all: all.replace(FONT, ''), pages, fonts: all.match(FONT)?.join('') ?? '' };
}

/**
 * Gives the content pages' styles a file of their own, `assets/pages-<hash>.css`: no other page carries them. Leaves the
 * rules of the fonts for the pages.
 */
export function pageStyles(): Plugin[] {
  const apply: Plugin['apply'] = (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild;
  return [
    {
      name: 'marsa:page-styles-layer',
      enforce: 'pre',
      apply,
      transform(code, id) {
        return OF_PAGES.test(id) ? { code: `${LAYER} {\n${code}\n}`, map: null } : undefined;
      },
    },
    {
      name: 'marsa:page-styles',
      enforce: 'post',
      apply,
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !/style-[^/]*\.css$/.test(file.fileName)) continue;
          const { all, pages, fonts } = partStyles(String(file.source));
          file.source = all;
          this.emitFile({ type: 'asset', fileName: FONT_RULES, source: fonts });
          const hash = createHash('sha256').update(pages).digest('base64url').slice(0, 8);
          this.emitFile({ type: 'asset', fileName: `assets/pages-${hash}.css`, source: pages });
        }
      },
    },
  ];
}
