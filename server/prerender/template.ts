import { manifestAddress } from '../../src/i18n/addresses.ts';
import { languageOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { LATER_STYLES, PAGE_END_ID, type PageScripts, SCRIPTS_ID } from '../../src/app/start/pageData.ts';
import type { Alternate } from './alternates.ts';
import { fontsFor } from './fontsFor.ts';
import { inOrder, type StreamedPage } from './streamedPage.ts';

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
  /**
   * What runs in each page's head (src/app/start/inline), below its first screen, and in the head of pages that the
   * worker keeps.
   */
  readonly startScript: string;
  readonly startLaterScript: string;
  readonly startFromCacheScript: string;
  /** Address of `startLaterScript` as a file. */
  readonly startLater: string;
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
  /** Emotion's style elements, and the app's markup, for pages that the worker serves. */
  readonly styles: string;
  readonly markup: string;
  /** The same for pages that come over the line. */
  readonly streamed: StreamedPage;
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

/** JSON that cannot end the element that it stands in. */
const inert = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Screens that preload the font: on them the home page's large heading takes one line more in a fallback. */
const WIDE = '(min-width: 900px)';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const isFromCache = ({ kind }: PageFile) => kind === 'shell';

/** What a page's files are, for the script that starts the app. */
function listOf({ first, later }: PageFile, { main, stylesheet: styles }: ClientFiles): string {
  const list: PageScripts = { main, first, later, styles };
  return `<script type="application/json" id="${SCRIPTS_ID}">${inert(list)}</script>`;
}

/** The page's parts where a phone needs them: in the head, in the app's markup, and behind it. */
function partsOf(page: PageFile, files: ClientFiles) {
  const { css, startScript, startFromCacheScript, startLaterScript, startLater } = files;
  const list = listOf(page, files);
  if (isFromCache(page)) {
    const { styles, markup } = page;
    return { script: `${list}<script>${startFromCacheScript}</script>`, styles, css, markup, after: '' };
  }
  const [fonts, others] = fontsFor(page.language, css);
  const more = `<style ${LATER_STYLES}>${others}</style>${list}`;
  return {
    script: `<script data-start="${startLater}">${startScript}</script>`,
    styles: page.streamed.styles,
    css: fonts,
    markup: inOrder(page.streamed, more, startLaterScript),
    after: page.streamed.menus,
  };
}

function headOf(
  page: PageFile,
  { script, styles, css }: ReturnType<typeof partsOf>,
  files: ClientFiles,
): string {
  const fromCache = isFromCache(page);
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
  const manifest = `<link rel="manifest" href="${manifestAddress(page.language)}">`;
  return `${script}${page.head}${alternates}${font}${styles}<style>${css}</style>${manifest}`;
}

/** Fills the built template: metadata, critical styles, markup, the page's own data, the start of the app. */
export function fillTemplate(page: PageFile, files: ClientFiles): string {
  const { dir } = languageOf(page.language);
  const kind = page.kind ? ` data-page="${page.kind}"` : '';
  const path = page.path === undefined ? '' : ` data-path="${attribute(page.path)}"`;
  const parts = partsOf(page, files);
  const data = [
    parts.after,
    page.seed ? `<script type="application/json" id="${page.seedId}">${inert(page.seed)}</script>` : '',
    ...page.structuredData.map((ld) => `<script type="application/ld+json">${inert(ld)}</script>`),
    `<i hidden id="${PAGE_END_ID}"></i>`,
  ];
  return files.template
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, '')
    .replace(/<html[^>]*>/, () => `<html lang="${page.language}" dir="${dir}"${kind}>`)
    .replace('<!--head-->', () => headOf(page, parts, files))
    .replace(
      '<div id="root"><!--app--></div>',
      () => `<div id="root" data-rendered="${page.language}"${path}>${parts.markup}</div>${data.join('')}`,
    );
}
