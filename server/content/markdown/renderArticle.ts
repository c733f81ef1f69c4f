import { Lexer, Parser } from 'marked';
import type { LanguageCode } from '../../../src/i18n/languages.ts';
import { BlockRenderer } from './BlockRenderer.ts';
import { escapeText, htmlToText } from './escapeHtml.ts';
import { escapeMarkdown, fillFacts, type FactTable } from './factReferences.ts';
import type { Picture } from './figure.ts';
import { sourcesHeading, sourcesList } from './sourcesList.ts';
import { texturizeHtml } from './texturize.ts';

/** An article's body as HTML. */
export interface Rendered {
  /** Blocks as `the_content` returns them; `ORIGIN_MARK` precedes addresses of pictures. */
  readonly html: string;
  readonly words: number;
  readonly links: readonly string[];
  readonly problems: readonly string[];
}

/**
 * Renders a body: values of facts, Markdown as blocks, charts, and the list of sources at the end.
 * @param figures pictures by name; undefined when none were made yet
 */
export function renderArticle(
  markdown: string,
  lang: LanguageCode,
  facts: FactTable,
  figures: Readonly<Record<string, Picture>> | undefined,
): Rendered {
  const filled = fillFacts(markdown, facts, lang, escapeMarkdown);
  const renderer = new BlockRenderer({ facts, lang, pictures: figures });
  const parser = new Parser({ gfm: true, renderer });
  const blocks = Lexer.lex(filled.text, { gfm: true })
    .map((token) => parser.parse([token]))
    .filter((block) => block !== '');
  const words = htmlToText(blocks.join(' ')).split(/\s+/).filter(Boolean).length;
  const used = [...new Set([...filled.used, ...renderer.drawn])].flatMap((id) => facts[id] ?? []);
  if (used.length > 0) {
    const heading = sourcesHeading(lang);
    const id = renderer.ids.next('figures-and-sources');
    blocks.push(
      `<h2 class="wp-block-heading" id="${id}">${escapeText(heading)}</h2>`,
      sourcesList(used, lang),
    );
  }
  return {
    // WordPress leaves empty lines in place of block comments.
    html: `\n${texturizeHtml(blocks.join('\n\n\n\n'))}\n`,
    words,
    links: renderer.links,
    problems: [...filled.unknown.map((unknown) => `unknown fact "${unknown}"`), ...renderer.problems],
  };
}
