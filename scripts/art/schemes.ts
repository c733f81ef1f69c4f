/**
 * Sets the colours of the drawings: `npm run art`, after a change of a drawing or token. A drawing in an `<img>` has no
 * access to the page's variables, so it contains the values of tokens.css.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { colour, darkTokens, lightTokens } from '../../server/designTokens.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ART = 'src/content/art';

/** Drawings that pages show as pictures; the others are inline, or only have light colours. */
const PICTURES = [
  `${ART}/{slides,subjects,industries,states,install}/*.svg`,
  `${ART}/{harbour,horizon,quay}.svg`,
];

/** Returns a drawing whose variables fall back to the light scheme: `var(--art-near,#2f8281)`. */
export function withLightScheme(svg: string): string {
  return svg.replaceAll(/var\(--([\w-]+),[^()]*\)/g, (variable: string, token: string) =>
    lightTokens.has(token) ? `var(--${token},${colour(token)})` : variable,
  );
}

/** Returns a drawing with a style that sets its variables in the dark scheme. */
export function withDarkScheme(svg: string): string {
  const plain = svg.replace(/<style data-scheme="dark">.*?<\/style>/s, '');
  const used = new Set(Array.from(plain.matchAll(/var\(--([\w-]+)/g), ([, token]) => token));
  const values = [...darkTokens.byReader]
    .filter(([token]) => used.has(token))
    .map(([token, value]) => `--${token}:${value}`);
  if (values.length === 0) return plain;
  const style = `<style data-scheme="dark">@media (prefers-color-scheme:dark){:root{${values.join(';')}}}</style>`;
  return plain.replace('</style>', `</style>${style}`);
}

/** Returns the harbour for the footer, with water in the footer's colour. */
export function footerHarbour(harbour: string): string {
  return harbour
    .replace(/<style data-scheme="dark">.*?<\/style>/s, '')
    .replace(/\.aw\{[^}]*\}/, `.aw{fill:var(--deep,${colour('deep')})}`)
    .replace(/\.av\{[^}]*\}/, `.av{fill:var(--deep-line,${colour('deep-line')})}`);
}

/** Returns the expected content of all drawings, by path. */
export function colouredArt(): Map<string, string> {
  const files = globSync([`${ART}/**/*.svg`, 'scripts/art/figures/*.svg'], { cwd: ROOT });
  const pictures = new Set(globSync(PICTURES, { cwd: ROOT }));
  const art = new Map(
    files.map((file) => {
      const svg = withLightScheme(readFileSync(resolve(ROOT, file), 'utf8'));
      return [file, pictures.has(file) ? withDarkScheme(svg) : svg];
    }),
  );
  art.set(`${ART}/harbour-footer.svg`, withDarkScheme(footerHarbour(art.get(`${ART}/harbour.svg`) ?? '')));
  return art;
}

if (import.meta.main) {
  for (const [file, svg] of colouredArt()) writeFileSync(resolve(ROOT, file), svg);
}
