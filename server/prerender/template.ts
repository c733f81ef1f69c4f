import { manifestAddress } from '../../src/i18n/addresses.ts';
import { languageOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { type FirstScripts, PAGE_END_ID, SCRIPTS_ID } from '../../src/app/start/pageData.ts';
import type { Alternate } from './alternates.ts';
import { fontsFor } from './fontsFor.ts';
import { type RenderedStyles, withLaterStyles } from './renderedStyles.ts';

/** What the built `index.html` and the build's manifest say about the client's files. */
export interface ClientFiles {
  /** `index.html` as the build wrote it. */
  readonly template: string;
  /** The site's style sheet. */
  readonly css: string;
  /** Address of the script that starts the app. */
  readonly main: string;
  /** The script of every page's head (src/app/start/head.ts). */
  readonly startScript: string;
  /** Fonts of the first paint: of Latin letters, and of Arabic ones for pages in Arabic and Urdu. */
  readonly font: string | undefined;
  readonly arabicFont: string | undefined;
}

/** A page to be written. */
export interface PageFile extends RenderedStyles {
  readonly language: LanguageCode;
  /** The address that the markup is for; undefined when it fits none (shell, not found). */
  readonly path?: string;
  readonly head: string;
  /** The app's markup. */
  readonly markup: string;
  readonly kind?: '404' | 'shell';
  /** Addresses of chunks that the app needs to start, and of those that the page imports then. */
  readonly first: readonly string[];
  readonly later: readonly string[];
  readonly seed?: object | undefined;
  readonly seedId: string;
  readonly structuredData: readonly object[];
  /** The page in all languages (LA-07). */
  readonly alternates?: readonly Alternate[];
}

/** JSON that cannot end its element. */
const inert = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Screens that preload the font: on them the home page's large heading takes one line more in a fallback. */
const WIDE = '(min-width: 900px)';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The fonts of other scripts are with the styles of the parts below the first screen. */
function stylesAndMarkup(page: PageFile, { css }: ClientFiles) {
  const { styles, markup, key, laterRules } = page;
  if (laterRules === undefined) return { styles: `${styles}<style>${css}</style>`, markup };
  const [own, others] = fontsFor(page.language, css);
  return {
    styles: `${styles}<style>${own}</style>`,
    markup: withLaterStyles(markup, key, laterRules + others),
  };
}

const json = (id: string, value: object) =>
  `<script type="application/json" id="${id}">${inert(value)}</script>`;

function headOf(page: PageFile, styles: string, files: ClientFiles): string {
  const arabic = page.language === 'ar' || page.language === 'ur';
  // Chromium delays the first paint for a preloaded font, which shares the connection with the page.
  const media = page.kind === 'shell' || arabic ? '' : ` media="${WIDE}"`;
  const font = [files.font, arabic ? files.arabicFont : undefined]
    .filter((href) => href !== undefined)
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin${media}>`)
    .join('');
  const alternates = (page.alternates ?? [])
    .map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${attribute(href)}">`)
    .join('');
  const manifest = `<link rel="manifest" href="${manifestAddress(page.language)}">`;
  const script = `<script>${files.startScript}</script>`;
  const list: FirstScripts = { main: files.main, first: page.first };
  return `${script}${page.head}${alternates}${font}${styles}${manifest}${json(SCRIPTS_ID, list)}`;
}

/** Fills the built template: metadata, critical styles, markup, the page's own data, the start of the app. */
export function fillTemplate(page: PageFile, files: ClientFiles): string {
  const { dir } = languageOf(page.language);
  const kind = page.kind ? ` data-page="${page.kind}"` : '';
  const path = page.path === undefined ? '' : ` data-path="${attribute(page.path)}"`;
  const { styles, markup } = stylesAndMarkup(page, files);
  const data = [
    page.seed ? json(page.seedId, page.seed) : '',
    ...page.structuredData.map((ld) => `<script type="application/ld+json">${inert(ld)}</script>`),
    json(PAGE_END_ID, page.later),
  ];
  return files.template
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, '')
    .replace(/<html[^>]*>/, () => `<html lang="${page.language}" dir="${dir}"${kind}>`)
    .replace('<!--head-->', () => headOf(page, styles, files))
    .replace(
      '<div id="root"><!--app--></div>',
      () => `<div id="root" data-rendered="${page.language}"${path}>${markup}</div>${data.join('')}`,
    );
}
