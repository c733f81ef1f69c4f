/** Replaced by the origin of each request wherever an address needs it; a private-use character, so no text contains it. */
export const ORIGIN_MARK = '\uE000origin\uE000';

/** Returns the address of a file in the uploads folder. */
export const upload = (file: string): string => `${ORIGIN_MARK}/wp-content/uploads/${file}`;

interface Rendered {
  readonly rendered: string;
  readonly protected: false;
}

/** A post as WordPress sends it, with the fields that the site reads. */
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
  /** Names of the embeds. The site needs no more of them: each links to nothing but its embed. */
  readonly _links: Readonly<Record<string, readonly { readonly embeddable: true }[]>>;
}

/** A category or a tag as WordPress sends it, with the fields that the site reads. */
export interface Term {
  readonly id: number;
  /** HTML with entities. */
  readonly name: string;
  readonly slug: string;
}

/** An article as the service sends it. */
export interface Article {
  readonly post: PostJson;
  /** Author, cover and terms, by the names of their links. */
  readonly embeds: Readonly<Record<string, readonly unknown[]>>;
  /** Title, excerpt and content as `foldSearched` folds them. */
  readonly searchText: string;
}

/** The content of the service. */
export interface Library {
  readonly articles: readonly Article[];
  readonly categories: readonly Term[];
}
