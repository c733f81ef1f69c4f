/** Id of the element with the text of an article. */
export const ARTICLE_BODY_ID = 'article-body';

let markup: string | undefined;

/** Returns the text of a prerendered article, or ''. Cached, because hydration replaces the markup. */
export function articleMarkup(): string {
  markup ??= document.getElementById(ARTICLE_BODY_ID)?.innerHTML ?? '';
  return markup;
}

/** Returns false for a text that a translator (`<font>`) or an extension (custom elements) has modified. */
export const isOriginal = (html = ''): boolean => html !== '' && !/<(?:font|[a-z]+-[-a-z]*)[\s>]/.test(html);
