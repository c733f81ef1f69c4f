import { languageOf, type LanguageCode } from '../../src/i18n/languages.ts';
import { type PageScripts, WHOLE_ID } from '../../src/app/start/pageData.ts';
import { SCRIPTS_ID } from '../../src/shared/html/laterStyles.ts';
import { PAGE_STYLES } from '../../src/shared/html/putStyles.ts';
import type { Alternate } from './alternates.ts';
import { criticalStyles } from './criticalStyles.ts';

/** What the built `index.html` and the build's manifest say about the client's files. */
export interface ClientFiles {
  /** `index.html` as the build wrote it. */
  readonly template: string;
  readonly css: string;
  /** Address of the same styles as a file. */
  readonly stylesheet: string;
  /** What content pages need beyond them, and its address. */
  readonly pageCss: string;
  readonly pageStyles: string;
  /** The rules of the fonts, which stand in no sheet. */
  readonly fontCss: string;
  /** Address of the script that starts the app. */
  readonly main: string;
  /** What runs in each page's head (src/app/start/inline), and in that of pages that the worker keeps. */
  readonly startScript: string;
  readonly keptScript: string;
  /** Font of the first paint. */
  readonly font: string | undefined;
}

/** A page to be written. */
export interface PageFile {
  readonly language: LanguageCode;
  /** The address that the markup is for; undefined when it fits none (shell, not found). */
  readonly path?: string;
  readonly head: string;
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
  /** A page of the navigation: with the styles of content pages. */
  readonly content?: boolean;
}

/** JSON that cannot end the element that it stands in. */
const inert = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What the first paint needs of the styles; the sheets themselves come before the app does (src/app/start/inline). */
function stylesOf({ content, markup }: PageFile, files: ClientFiles): string {
  const link = (href: string) => `<link rel="stylesheet" href="${href}">`;
  const style = (css: string, mark = '') => `<style${mark}>${criticalStyles(css, markup)}</style>`;
  const sheets = link(files.stylesheet) + (content ? link(files.pageStyles) : '');
  return `<style>${files.fontCss}</style>${style(files.css)}${content ? style(files.pageCss, ` ${PAGE_STYLES}`) : ''}<noscript>${sheets}</noscript>`;
}

function headOf(page: PageFile, files: ClientFiles): string {
  const font = files.font
    ? `<link rel="preload" as="font" type="font/woff2" href="${files.font}" crossorigin>`
    : '';
  const alternates = (page.alternates ?? [])
    .map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${attribute(href)}">`)
    .join('');
  const kept = page.kind === 'shell' || page.kind === 'kept';
  const { first, later } = page;
  const list: PageScripts = {
    main: files.main,
    first,
    later,
    styles: files.stylesheet,
    pageStyles: files.pageStyles,
  };
  const data = `<script type="application/json" id="${SCRIPTS_ID}">${inert(list)}</script>`;
  return `${data}<script>${kept ? files.keptScript : files.startScript}</script>${page.head}${alternates}${font}${stylesOf(page, files)}`;
}

/** Fills the built template: metadata, critical styles, markup, the page's own data, the start of the app. */
export function fillTemplate(page: PageFile, files: ClientFiles): string {
  const { dir } = languageOf(page.language);
  const kind = page.kind === '404' || page.kind === 'shell' ? ` data-page="${page.kind}"` : '';
  const path = page.path === undefined ? '' : ` data-path="${attribute(page.path)}"`;
  const data = [
    page.seed ? `<script type="application/json" id="${page.seedId}">${inert(page.seed)}</script>` : '',
    ...page.structuredData.map((ld) => `<script type="application/ld+json">${inert(ld)}</script>`),
    `<i hidden id="${WHOLE_ID}"></i>`,
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
