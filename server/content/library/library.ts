import type { LanguageCode } from '../../../src/i18n/languages.ts';

/** Stands in stored HTML wherever an address needs the origin of whoever asks. */
export const ORIGIN_MARK = '\u0001origin\u0001';

/** An article, ready to be served: everything that does not depend on the request is made once. */
export interface Article {
  readonly id: number;
  /** File name without `.md`: what pictures and messages call the article. */
  readonly name: string;
  /** As WordPress stores it: lower case, other scripts percent-encoded. */
  readonly slug: string;
  /** Site-local, `2026-11-12T09:00:00`. */
  readonly date: string;
  readonly modified: string;
  readonly lang: LanguageCode;
  readonly sticky: boolean;
  /** HTML with typographic entities. */
  readonly title: string;
  /** HTML, one paragraph. */
  readonly excerpt: string;
  /** HTML with `ORIGIN_MARK` before the addresses of pictures. */
  readonly content: string;
  readonly author: number;
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  /** Id of the cover picture; 0 when there is none. */
  readonly media: number;
  /** Folded texts for the search: see `foldSearched`. */
  readonly folded: { readonly title: string; readonly excerpt: string; readonly content: string };
}

/** A category or a tag. */
export interface Term {
  readonly id: number;
  readonly taxonomy: 'category' | 'post_tag';
  /** HTML, entities included, as WordPress gives names. */
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** How many articles have it. */
  readonly count: number;
}

/** Someone who signs articles. */
export interface Author {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

/** One file of a picture in one format. */
export interface MediaFile {
  /** Path below the uploads folder. */
  readonly file: string;
  readonly bytes: number;
}

/** A picture in one size; `files` by MIME type. */
export interface MediaSize {
  readonly width: number;
  readonly height: number;
  readonly files: Readonly<Record<string, MediaFile>>;
}

/** A picture of the library: an article's cover. */
export interface Media {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly alt: string;
  /** Site-local moment and author of the article it belongs to. */
  readonly date: string;
  readonly modified: string;
  readonly author: number;
  /** The article's id. */
  readonly post: number;
  /** By WordPress' size name, `full` included. */
  readonly sizes: Readonly<Record<string, MediaSize>>;
}

/** All that the service answers from. */
export interface Library {
  readonly articles: readonly Article[];
  readonly categories: readonly Term[];
  readonly tags: readonly Term[];
  readonly authors: readonly Author[];
  readonly media: readonly Media[];
}
