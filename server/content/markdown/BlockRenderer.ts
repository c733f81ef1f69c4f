import type { ChartKind } from '../../../src/content/pages/figureRows.ts';
import { Lexer, Renderer, type Tokens } from 'marked';
import { drawChart } from './chart.ts';
import { escapeAttribute, escapeText, htmlToText } from './escapeHtml.ts';
import type { FactTable } from './factReferences.ts';
import { imageBlock, type Picture } from './figure.ts';

const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;
const KEY_BOX = /^\[!KEY\][ \t]*(.*)(?:\n|$)/;

export interface DrawnFrom {
  readonly facts: FactTable;
  readonly lang: string;
  /** Pictures by name; undefined when none were made yet: images are then omitted. */
  readonly pictures: Readonly<Record<string, Picture>> | undefined;
}

/** Unique heading ids of one article, in the heading's script. */
class HeadingIds {
  readonly #used = new Set<string>();

  /** Returns `second-year-twice` for `Second year, twice?`; a repeated id ends in `-2`. */
  next(text: string): string {
    const base =
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '') || 'section';
    let id = base;
    for (let number = 2; this.#used.has(id); number += 1) {
      id = `${base}-${number}`;
    }
    this.#used.add(id);
    return id;
  }
}

/** Renders one article's Markdown as WordPress' block editor does, without raw HTML, and collects its problems. */
export class BlockRenderer extends Renderer {
  readonly problems: string[] = [];
  readonly links: string[] = [];
  readonly ids = new HeadingIds();
  readonly drawn: string[] = [];
  readonly #article: DrawnFrom;

  constructor(article: DrawnFrom) {
    super();
    this.#article = article;
  }

  override space(): string {
    return '';
  }

  override text(token: Tokens.Text | Tokens.Escape): string {
    return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeText(token.text);
  }

  override html({ text, block }: Tokens.HTML | Tokens.Tag): string {
    const shown = escapeText(text.trimEnd());
    return block ? `<p>${shown}</p>` : shown;
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    if (depth === 1) {
      this.problems.push('a heading of the first level: the title is the only one, start at ##');
    }
    const inner = this.parser.parseInline(tokens);
    const id = escapeAttribute(this.ids.next(htmlToText(inner)));
    return `<h${depth} class="wp-block-heading" id="${id}">${inner}</h${depth}>`;
  }

  override paragraph({ tokens }: Tokens.Paragraph): string {
    const inner = this.parser.parseInline(tokens);
    return tokens.length === 1 && tokens[0]?.type === 'image' ? inner : `<p>${inner}</p>`;
  }

  override strong({ tokens }: Tokens.Strong): string {
    return `<strong>${this.parser.parseInline(tokens)}</strong>`;
  }

  override link({ href, tokens }: Tokens.Link): string {
    const inner = this.parser.parseInline(tokens);
    if (!SAFE_ADDRESS.test(href)) {
      this.problems.push(`link to "${href}": only https, mailto, tel and addresses of this site`);
      return inner;
    }
    this.links.push(href);
    return `<a href="${escapeAttribute(href)}">${inner}</a>`;
  }

  override image({ href, title, text }: Tokens.Image): string {
    const name = /^media:(.+)$/.exec(href)?.[1];
    if (name === undefined) {
      this.problems.push(`image "${href}": only pictures of this site, as media:name`);
      return '';
    }
    const picture = this.#article.pictures?.[name];
    if (this.#article.pictures !== undefined && picture === undefined) {
      this.problems.push(`unknown picture "${name}"`);
    }
    return picture ? imageBlock(picture, text, title ? escapeText(title) : '') : '';
  }

  /** Renders code, or a figure, whose kind is the language of a code block. */
  override code({ text, lang }: Tokens.Code): string {
    if (lang === 'bars' || lang === 'phases') return this.#chart(lang, text);
    if (lang === 'steps' || lang === 'decision') {
      const [title = '', ...body] = text.split('\n');
      return (
        `<figure class="is-style-${lang}"><figcaption class="wp-element-caption">${this.#inline(title)}</figcaption>` +
        `${this.parser.parse(Lexer.lex(body.join('\n')))}</figure>`
      );
    }
    return `<pre class="wp-block-code"><code>${escapeText(text)}</code></pre>`;
  }

  #inline(markdown: string): string {
    return this.parser.parseInline(Lexer.lexInline(markdown));
  }

  #chart(kind: ChartKind, text: string): string {
    const { facts, lang } = this.#article;
    try {
      const { html, used } = drawChart(kind, text, { facts, lang, inline: (line) => this.#inline(line) });
      this.drawn.push(...used);
      return html;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.problems.push(`chart: ${error.message}`);
      return '';
    }
  }

  override hr(): string {
    return '<hr class="wp-block-separator has-alpha-channel-opacity" />';
  }

  override checkbox(): string {
    return '';
  }

  override list({ ordered, start, items }: Tokens.List): string {
    const inner = items.map((item) => this.listitem(item)).join('');
    if (!ordered) {
      const style = items.every((item) => item.task) ? ' is-style-checklist' : '';
      return `<ul class="wp-block-list${style}">${inner}</ul>`;
    }
    const from = typeof start === 'number' && start !== 1 ? ` start="${start}"` : '';
    return `<ol${from} class="wp-block-list">${inner}</ol>`;
  }

  /** List items of the block editor contain text and lists, no paragraphs. */
  override listitem({ tokens }: Tokens.ListItem): string {
    let inner = '';
    for (const token of tokens) {
      const isText = token.type === 'text' || token.type === 'paragraph';
      const piece =
        isText && token.tokens ? this.parser.parseInline(token.tokens) : this.parser.parse([token]);
      inner += isText && inner !== '' ? `<br>${piece.trim()}` : piece.trim();
    }
    return `<li>${inner}</li>`;
  }

  override blockquote({ text, tokens }: Tokens.Blockquote): string {
    const key = KEY_BOX.exec(text);
    if (key === null) {
      return `<blockquote class="wp-block-quote">${this.parser.parse(tokens)}</blockquote>`;
    }
    const heading = this.#inline(key[1] ?? '');
    const body = this.parser.parse(Lexer.lex(text.slice(key[0].length)));
    return `<div class="wp-block-group is-style-key"><h3 class="wp-block-heading">${heading}</h3>${body}</div>`;
  }

  override table({ raw, header, rows }: Tokens.Table): string {
    const caption = /^: +(.+)$/.exec(raw.trimEnd().split('\n').at(-1)?.trim() ?? '')?.[1];
    // Markdown parses the caption's line as a row.
    const shown = caption === undefined ? rows : rows.slice(0, -1);
    const row = (cells: Tokens.TableCell[]): string =>
      `<tr>${cells.map((cell) => this.tablecell(cell)).join('')}</tr>`;
    const below =
      caption === undefined
        ? ''
        : `<figcaption class="wp-element-caption">${this.#inline(caption)}</figcaption>`;
    return (
      `<figure class="wp-block-table"><table><thead>${row(header)}</thead>` +
      `<tbody>${shown.map(row).join('')}</tbody></table>${below}</figure>`
    );
  }

  override tablecell({ tokens, header, align }: Tokens.TableCell): string {
    const tag = header ? 'th' : 'td';
    const aligned = align ? ` class="has-text-align-${align}" data-align="${align}"` : '';
    return `<${tag}${aligned}>${this.parser.parseInline(tokens)}</${tag}>`;
  }
}
