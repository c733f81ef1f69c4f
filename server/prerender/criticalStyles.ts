import { transform } from 'lightningcss';
import { isShortName } from '../build/shortClassNames.ts';

const CLASS_IN_MARKUP = /\bclass="([^"]*)"/g;
const CLASS_IN_STYLES = /\.([a-z][\w-]*)/gi;

/** The browsers that the build is for (vite.config.ts): what it wrote out for them is not made shorter again. */
const TARGETS = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
  ios_saf: (16 << 16) | (4 << 8),
};

interface Sheet {
  /** Its names of the shape that CSS modules are given. */
  readonly names: readonly string[];
  /** What it was cut to, by the names that were absent: many pages have the same parts. */
  readonly cut: Map<string, string>;
}

const sheets = new Map<string, Sheet>();

const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

function sheetOf(css: string): Sheet {
  const sheet = sheets.get(css) ?? {
    names: [...new Set(matches(css, CLASS_IN_STYLES))].filter(isShortName),
    cut: new Map(),
  };
  sheets.set(css, sheet);
  return sheet;
}

/**
 * The rules of a sheet that a page is first painted with: all but those of components that are not in its markup. Names
 * of another shape than those of CSS modules stay: an article's text brings its own.
 */
export function criticalStyles(css: string, markup: string): string {
  const { names, cut } = sheetOf(css);
  const present = new Set(matches(markup, CLASS_IN_MARKUP).flatMap((value) => value.split(/\s+/)));
  const absent = names.filter((name) => !present.has(name));
  const key = absent.join(' ');
  const critical =
    cut.get(key) ??
    transform({
      filename: 'page.css',
      code: Buffer.from(css),
      minify: true,
      targets: TARGETS,
      unusedSymbols: absent,
    }).code.toString();
  cut.set(key, critical);
  return critical;
}
