import { transform } from 'lightningcss';
import { isShortName } from '../build/shortClassNames.ts';

const CLASS_IN_MARKUP = /\bclass="([^"]*)"/g;
const CLASS_IN_STYLES = /\.([a-z][\w-]*)/gi;

/** The oldest Chromium that the build is for: rules are not shortened to what no browser reads. */
const TARGETS = { chrome: 111 << 16 };

/** The names in a sheet that CSS modules were given, once for each sheet. */
const ownNames = new Map<string, readonly string[]>();
/** Many pages have the same parts. */
const known = new Map<string, string>();

function namesIn(css: string): readonly string[] {
  const found =
    ownNames.get(css) ??
    [...new Set(Array.from(css.matchAll(CLASS_IN_STYLES), ([, name = '']) => name))].filter(isShortName);
  ownNames.set(css, found);
  return found;
}

/**
 * The rules of a sheet that a page is first painted with: all but those of components that are not in its markup. Names
 * that no CSS module was given stay: an article's text brings its own.
 */
export function criticalStyles(css: string, markup: string): string {
  const present = new Set(
    Array.from(markup.matchAll(CLASS_IN_MARKUP), ([, names = '']) => names.split(/\s+/)).flat(),
  );
  const absent = namesIn(css).filter((name) => !present.has(name));
  const key = `${css.length} ${absent.join(' ')}`;
  const critical =
    known.get(key) ??
    transform({
      filename: 'page.css',
      code: Buffer.from(css),
      minify: true,
      targets: TARGETS,
      unusedSymbols: absent,
    }).code.toString();
  known.set(key, critical);
  return critical;
}
