import { manifestAddress } from '../../src/i18n/addresses.ts';
import { languageOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { type FirstScripts, PAGE_END_ID, SCRIPTS_ID } from '../../src/app/start/pageData.ts';
import type { Alternate } from './alternates.ts';
import { fontsFor } from './fontsFor.ts';
import { type RenderedStyles, withLaterStyles } from './renderedStyles.ts';

export interface ClientFiles {
  readonly template: string;
  readonly css: string;
  readonly main: string;
  readonly startScript: string;
  readonly font: string | undefined;
  readonly arabicFont: string | undefined;
}

export interface PageFile extends RenderedStyles {
  readonly language: LanguageCode;
  /** The address of the markup; undefined for shell and not-found page. */
  readonly path?: string;
  readonly head: string;
  readonly markup: string;
  readonly kind?: '404' | 'shell';
  readonly first: readonly string[];
  readonly later: readonly string[];
  readonly seed?: object | undefined;
  readonly seedId: string;
  readonly structuredData: readonly object[];
  readonly alternates?: readonly Alternate[];
}

/** Serialises JSON that cannot close its element. */
const inert = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Wide screens preload the font: in a fallback font the home page's heading takes another line. */
const WIDE = '(min-width: 900px)';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Fonts of other scripts are in the later styles. */
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
  // Chromium delays first paint for a preloaded font, which shares the connection with the page.
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

/** Fills the built template: metadata, critical styles, markup, data and the start of the app. */
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
