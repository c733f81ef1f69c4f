/** Replaced by the origin of each request; a private-use character, which no text contains. */
export const ORIGIN_MARK = '\uE000origin\uE000';

export const upload = (file: string): string => `${ORIGIN_MARK}/wp-content/uploads/${file}`;

interface Rendered {
  readonly rendered: string;
  readonly protected: false;
}

export interface PostJson {
  readonly id: number;
  /** Site-local, `2026-11-12T09:00:00`. */
  readonly date: string;
  readonly date_gmt: string;
  readonly modified: string;
  readonly modified_gmt: string;
  /** Lower case, other scripts percent-encoded. */
  readonly slug: string;
  readonly link: string;
  /** HTML with typographic entities. */
  readonly title: Pick<Rendered, 'rendered'>;
  readonly content: Rendered;
  /** HTML, one paragraph. */
  readonly excerpt: Rendered;
  readonly categories: readonly number[];
  /** Link names, each with its embed only. */
  readonly _links: Readonly<Record<string, readonly { readonly embeddable: true }[]>>;
}

export interface Term {
  readonly id: number;
  /** HTML with entities. */
  readonly name: string;
  readonly slug: string;
}

export interface Article {
  readonly post: PostJson;
  readonly embeds: Readonly<Record<string, readonly unknown[]>>;
  readonly searchText: string;
}

export interface Library {
  readonly articles: readonly Article[];
  readonly categories: readonly Term[];
}
