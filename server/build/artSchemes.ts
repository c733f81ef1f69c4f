/**
 * Gives the drawings their evening colours: `node server/build/artSchemes.ts`, after a drawing or the tokens
 * changed. A drawing shown as a picture cannot see the page's variables, so it carries those of tokens.css.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const ART = join(ROOT, 'src/content/art');

/** The `--art-*` values of the dark scheme. */
function darkValues(): Map<string, string> {
  const tokens = readFileSync(join(ROOT, 'src/app/theme/tokens.css'), 'utf8');
  const dark = /:root\[data-scheme=["']dark["']\] \{([^}]*--art-far[^}]*)\}/.exec(tokens)?.[1] ?? '';
  return new Map(
    [...dark.matchAll(/(--(?:art|deep)[\w-]*):\s*([^;]+);/g)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
}

/** A drawing with a style that sets the variables it uses when the scheme is dark. */
export function withDarkScheme(svg: string): string {
  const plain = svg.replace(/<style data-scheme="dark">.*?<\/style>/s, '');
  const used = new Set([...plain.matchAll(/var\((--[\w-]+)/g)].map((match) => match[1] ?? ''));
  const values = [...darkValues()]
    .filter(([name]) => used.has(name))
    .map(([name, value]) => `${name}:${value}`);
  if (values.length === 0) return plain;
  const style = `<style data-scheme="dark">@media (prefers-color-scheme:dark){:root{${values.join(';')}}}</style>`;
  return plain.replace('</style>', `</style>${style}`);
}

/** The harbour as it stands on the footer: its water is the footer's own colour. */
export function footerHarbour(harbour: string): string {
  return harbour
    .replace(/<style data-scheme="dark">.*?<\/style>/s, '')
    .replace(/\.aw\{[^}]*\}/, '.aw{fill:var(--deep,#08393c)}')
    .replace(/\.av\{[^}]*\}/, '.av{fill:var(--deep-line,#23565a)}');
}

/** The files that carry the scheme, by path below `src/content/art`, with what they should hold. */
export function schemedArt(): Map<string, string> {
  const files = globSync('{slides,subjects,industries,states,install}/*.svg', { cwd: ART });
  const art = new Map(
    [...files, 'harbour.svg', 'quay.svg'].map((file) => [
      file,
      withDarkScheme(readFileSync(join(ART, file), 'utf8')),
    ]),
  );
  art.set('harbour-footer.svg', withDarkScheme(footerHarbour(art.get('harbour.svg') ?? '')));
  return art;
}

if (import.meta.main) {
  for (const [file, svg] of schemedArt()) writeFileSync(join(ART, file), svg);
}
