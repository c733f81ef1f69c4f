import { languageOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { PAGE_END_ID, type PageScripts, SCRIPTS_ID } from '../../src/app/start/pageData.ts';
import type { Alternate } from './alternates.ts';

/** What the built `index.html` and the build's manifest say about the client's files. */
export interface ClientFiles {
  /** `index.html` as the build wrote it. */
  readonly template: string;
  /** The site's style sheet. */
  readonly css: string;
  /** Address of the same styles as a file. */
  readonly stylesheet: string;
  /** Address of the script that starts the app. */
  readonly main: string;
  /** What runs in each page's head (src/app/start/inline), and in that of pages that the worker keeps. */
  readonly startScript: string;
  readonly startFromCacheScript: string;
  /** Fonts of the first paint: of Latin letters, and of Arabic ones for pages in Arabic and Urdu. */
  readonly font: string | undefined;
  readonly arabicFont: string | undefined;
}

/** A page to be written. */
export interface PageFile {
  readonly language: LanguageCode;
  /** The address that the markup is for; undefined when it fits none (shell, not found). */
  readonly path?: string;
  readonly head: string;
  /** Emotion's style elements. */
  readonly styles: string;
  readonly markup: string;
  /** `kept`: for the worker, as the shell is. */
  readonly kind?: '404' | 'shell' | 'kept';
  /** Addresses of chunks that the app needs to start, and of those that the page imports then. */
  readonly first: readonly string[];
  readonly later: readonly string[];
  readonly seed?: object | undefined;
  readonly seedId: string;
  readonly structuredData: readonly object[];
  /** The page in all languages (LA-07). */
  readonly alternates?: readonly Alternate[];
}

/** JSON that cannot end the element that it stands in. */
const inert = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Screens that preload the font: on them the home page's large heading takes one line more in a fallback. */
const WIDE = '(min-width: 900px)';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function headOf(page: PageFile, files: ClientFiles): string {
  const fromCache = page.kind === 'shell' || page.kind === 'kept';
  const arabic = page.language === 'ar' || page.language === 'ur';
  // Chromium holds the first paint back for a preloaded font, which shares the line with the page.
  const media = fromCache || arabic ? '' : ` media="${WIDE}"`;
  const font = [files.font, arabic ? files.arabicFont : undefined]
    .filter((href) => href !== undefined)
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin${media}>`)
    .join('');
  const alternates = (page.alternates ?? [])
    .map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${attribute(href)}">`)
    .join('');
  const { first, later } = page;
  const list: PageScripts = {
    main: files.main,
    first,
    later,
    styles: files.stylesheet,
  };
  const data = `<script type="application/json" id="${SCRIPTS_ID}">${inert(list)}</script>`;
  return `${data}<script>${fromCache ? files.startFromCacheScript : files.startScript}</script>${page.head}${alternates}${font}${page.styles}<style>${files.css}</style>`;
}

/** Fills the built template: metadata, critical styles, markup, the page's own data, the start of the app. */
export function fillTemplate(page: PageFile, files: ClientFiles): string {
  const { dir } = languageOf(page.language);
  const kind = page.kind === '404' || page.kind === 'shell' ? ` data-page="${page.kind}"` : '';
  const path = page.path === undefined ? '' : ` data-path="${attribute(page.path)}"`;
  const data = [
    page.seed ? `<script type="application/json" id="${page.seedId}">${inert(page.seed)}</script>` : '',
    ...page.structuredData.map((ld) => `<script type="application/ld+json">${inert(ld)}</script>`),
    `<i hidden id="${PAGE_END_ID}"></i>`,
  ];
  return files.template
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, '')
    .replace(/<html[^>]*>/, () => `<html lang="${page.language}" dir="${dir}"${kind}>`)
    .replace('<!--head-->', () => headOf(page, files))
    .replace(
      '<div id="root"><!--app--></div>',
      () => `<div id="root" data-rendered="${page.language}"${path}>${page.markup}</div>${data.join('')}`,
    );
}
