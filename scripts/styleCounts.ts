/**
 * Prints counts of the styles in `src` and in six pages of the built site: `npm run style-counts`. With the path of
 * another build it counts the pages of that one: `npm run style-counts -- ../before/dist`.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const DIST = resolve(ROOT, process.argv[2] ?? 'dist');
const PAGES = ['', 'blog', 'blog/second-year-costs', 'visa', 'calculator', 'quote'];

/** Lengths without `ch`, percentages and hairlines, which need no token. */
const LENGTH = /(?<![\w.#-])-?(?:\d*\.)?\d+(?:px|r?em|lh|[sdl]?v[hwib]|vmin|vmax|cq[wihb])\b/g;
const WIDTH = /\((?:min|max)-width: ?([\d.]+(?:rem|px))\)/g;
const AT_RULE = /@(?:media|container) (?:\(|print|screen)[^{'"`$]*(?<! and)(?=[{'"`$])/g;
/** Media queries made by `src/shared/ui/breakpoints.ts`. */
const HELPER = /\b(?:(?:onScreen|withoutScript)\()?(?:up|down|between)\((?:'\w\w'|SMALL_PHONE)[^)]*\)+/g;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([found]) => found.trim().replaceAll(/ *([:,]) */g, '$1'));

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Files that contain styles: style sheets, the theme, and modules with `styled` or `sx`. */
function styleSources(): Source[] {
  const isStyled = ({ path, text }: Source) =>
    /\.css$|\.styles\.ts$|^src\/app\/theme\//.test(path) || /\bstyled\(|\bsx=|@media/.test(text);
  return globSync('src/**/*.{ts,tsx,css}', { cwd: ROOT })
    .sort()
    .map((path) => ({ path, text: withoutComments(readFileSync(resolve(ROOT, path), 'utf8')) }))
    .filter(isStyled);
}

/** Rows of a table, the most frequent value first. */
function frequencies(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

function printSources(): void {
  const sources = styleSources();
  const all = sources.map(({ text }) => text).join('\n');
  const outside = sources.filter(({ path }) => !path.startsWith('src/app/theme/'));
  const tags = frequencies([...all.matchAll(/\bstyled\('(\w+)'/g)].map(([, tag]) => tag ?? ''));
  const divs = tags.find(([tag]) => tag === 'div')?.[1] ?? 0;
  const conditions = frequencies([...matches(all, AT_RULE), ...matches(all, HELPER)]);
  const lengths = frequencies(
    outside
      .flatMap(({ text }) => matches(text, LENGTH))
      .filter((length) => Number.parseFloat(length) !== 0 && !/^-?1px$/.test(length)),
  );
  console.log(`styled('div')              ${divs}`);
  console.log(`styled('…') of other tags  ${tags.reduce((sum, [, count]) => sum + count, 0) - divs}`);
  console.log(`media conditions           ${conditions.length}`);
  for (const [condition, count] of conditions) console.log(`  ${String(count).padStart(3)} ${condition}`);
  console.log(`lengths outside the theme  ${lengths.length}`);
  console.log(`  ${lengths.map(([length, count]) => `${length} ×${count}`).join(', ')}`);
}

/** Start tags of the page's content, without those of the document itself. */
function elementsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  return [...body.matchAll(/<([a-z][a-z\d]*)\b[^>]*>/g)]
    .filter(([, tag]) => !/^(?:body|link|script|style|template)$/.test(tag ?? ''))
    .map(([start]) => start);
}

function printPage(path: string): void {
  const file = resolve(DIST, path, 'index.html');
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build first`);
  const html = readFileSync(file, 'utf8');
  const css = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text ?? '').join('');
  const elements = elementsOf(html);
  // A box without a look of its own is a `div`.
  const mui = elements.filter((start) => /\bclass="(?:[^"]* )?Mui(?!Box-root)/.test(start)).length;
  const widths = new Set([...css.matchAll(WIDTH)].map(([, width]) => width)).size;
  console.log(
    [
      `/${path}`.padEnd(26),
      `${((100 * mui) / elements.length).toFixed(1)} %`.padStart(7),
      `${mui} of ${elements.length}`.padStart(13),
      `${(Buffer.byteLength(css) / 1000).toFixed(1)} kB`.padStart(9),
      `${(Buffer.byteLength(html) / 1000).toFixed(1)} kB`.padStart(9),
      String(widths).padStart(3),
    ].join('  '),
  );
}

printSources();
console.log('\npage                        elements of MUI        CSS, raw  HTML, raw  widths');
for (const path of PAGES) printPage(path);
