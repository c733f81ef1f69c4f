/** Category or tag of a post. The name is decoded plain text. */
export interface Term {
  readonly id: number;
  readonly name: string;
}

export type Category = Term;

export interface PictureSource {
  readonly type: string;
  readonly srcset: string;
}

/** Featured image with the sizes of the content service. */
export interface Picture {
  readonly src: string;
  readonly srcset: string;
  readonly sources: readonly PictureSource[];
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Post without its body, for lists and headers; small, so that lists are fast. */
export interface PostSummary {
  readonly id: number;
  /** Decoded; its route is `/blog/${encodeURIComponent(slug)}`. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Local publication time of the site, ISO without offset, for display; '' when unknown. */
  readonly date: string;
  /** Publication and last change in UTC, ISO without offset, for sorting and comparison; '' sorts last. */
  readonly dateGmt: string;
  readonly modifiedGmt: string;
  readonly author: string;
  readonly avatar?: string | undefined;
  readonly categories: readonly Term[];
  readonly tags: readonly Term[];
  readonly picture: Picture | undefined;
  /** Reading time at 200 words per minute, rounded up. */
  readonly minutes: number;
  /** Language detected from the title's script, for `lang`, fonts and speech. */
  readonly lang: string;
  /** True when the text is protected by a password. */
  readonly protected: boolean;
  readonly link: string;
}

/** Entry of the table of contents. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** Text of a post as sanitised HTML (QU-02). */
export interface PostBody {
  readonly id: number;
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** A mapped post with summary and body. */
export interface Post {
  readonly summary: PostSummary;
  readonly body: PostBody;
}

/** Version of a post, identified by id and time of change. */
export type Edition = Pick<PostSummary, 'id' | 'modifiedGmt'>;

/** Query of a list (BL-02, BL-08). */
export interface PostQuery {
  readonly page: number;
  /** Trimmed; empty without a search. */
  readonly search: string;
  readonly categories: readonly number[];
  readonly perPage: number;
  /** Searches only stored posts (OF-06). */
  readonly onDevice?: boolean;
}
