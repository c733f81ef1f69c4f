import { readFileSync } from 'node:fs';

const ART = new URL('../../src/content/art/', import.meta.url);

const read = new Map<string, string>();

/**
 * Returns a drawing of `src/content/art`.
 * @param name path below that folder without `.svg`, such as `slides/seo`
 * @throws when the file does not exist
 */
export function drawing(name: string): string {
  const known = read.get(name);
  if (known !== undefined) {
    return known;
  }
  const svg = readFileSync(new URL(`${name}.svg`, ART), 'utf8').trim();
  read.set(name, svg);
  return svg;
}

export interface Part {
  readonly attributes: string;
  readonly markup: string;
}

/** Returns the group marked `data-part="name"`, if any. */
export function partOf(svg: string, name: string): Part | undefined {
  const tag = new RegExp(`<g data-part="${name}"([^>]*)>`).exec(svg);
  if (tag === null) {
    return undefined;
  }
  const start = tag.index + tag[0].length;
  let depth = 1;
  for (const { 0: text, index } of svg.slice(start).matchAll(/<g[\s>]|<\/g>/g)) {
    depth += text === '</g>' ? -1 : 1;
    if (depth === 0) {
      return { attributes: tag[1] ?? '', markup: svg.slice(start, start + index) };
    }
  }
  return undefined;
}
