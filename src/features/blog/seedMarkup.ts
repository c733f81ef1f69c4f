/** Id of the element that holds an article's text. */
export const ARTICLE_BODY_ID = 'article-body';

let markup: string | undefined;

/**
 * The text of the prerendered article that the page came with, empty when it is none. Read once: the first call
 * must come before the app replaces that markup.
 */
export function articleMarkup(): string {
  markup ??= document.getElementById(ARTICLE_BODY_ID)?.innerHTML ?? '';
  return markup;
}

/**
 * True for a text as it was sent. Translators (`<font>`) and extensions (elements of their own) change texts; those of
 * posts have no such elements. An empty text is no text.
 */
export const isOriginal = (html = ''): boolean => html !== '' && !/<(?:font|[a-z]+-[-a-z]*)[\s>]/.test(html);
