import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inLanguage } from '../../src/i18n/addresses.ts';
import { languages, type LanguageCode } from '../../src/i18n/languages.ts';

export { default as ensureRendered } from './builtSite.ts';

const dist = resolve(import.meta.dirname, '../../dist');

/** Returns the files of the built site whose names match, by paths below `dist`. */
export function renderedFiles(ending: RegExp): readonly string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ending.test(file));
}

export const rendered = (file: string): string => readFileSync(join(dist, file), 'utf8');

/** Returns the file of an address in a language. */
export function fileOf(path: string, language: LanguageCode): string {
  const address = inLanguage(language, path);
  return address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;
}

export interface RenderedPage {
  readonly path: string;
  readonly language: LanguageCode;
  readonly html: string;
}

const languageIn = (file: string): LanguageCode =>
  languages.find(({ code }) => file.startsWith(`${code}/`))?.code ?? 'en';

/** Returns every page of the built site in every language, except shells and not-found pages. */
export function renderedPages(): readonly RenderedPage[] {
  return renderedFiles(/\.html$/)
    .filter((file) => !/^shell\/|(?:^|\/)404\.html$/.test(file))
    .map((file) => {
      const path = file.replace(/^(?:ar|ur|hi)(?=\/)/, '').replace(/(?:^|\/)index\.html$/, '');
      return { path: path.replace(/^\/?/, '/'), language: languageIn(file), html: rendered(file) };
    });
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

/** Returns the text of markup. */
export const textOf = (markup: string): string =>
  markup
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name) return NAMED[String(name)] ?? whole;
      return String.fromCodePoint(hex ? Number.parseInt(String(hex), 16) : Number(decimal));
    })
    .trim();

/**
 * Returns the elements of a name in React's markup, with attributes and content. An HTML parser takes a minute for
 * all pages; this is enough for elements that do not contain their own kind.
 */
export function elementsOf(html: string, name: string): { attributes: string; inner: string }[] {
  const found = html.matchAll(new RegExp(`<${name}\\b([^>]*)>(?:([\\s\\S]*?)</${name}>)?`, 'g'));
  return [...found].map(([, attributes = '', inner = '']) => ({ attributes, inner }));
}

export function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : textOf(value);
}
