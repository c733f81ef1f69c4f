/** A term of a post: category or tag. Names are plain text, already decoded. */
export interface Term {
  readonly id: number;
  readonly name: string;
}

export type Category = Term;

/** One `<source>` of a picture. */
export interface PictureSource {
  /** MIME type, e.g. `image/avif`. */
  readonly type: string;
  readonly srcset: string;
}

/** A featured image, with the sizes that the content service has of it. */
export interface Picture {
  readonly src: string;
  readonly srcset: string;
  readonly sources: readonly PictureSource[];
  readonly width: number;
  readonly height: number;
  /** Plain text; empty when the picture only decorates. */
  readonly alt: string;
}

/** What lists and headers need of a post; the body is kept apart, so that lists stay light (DESIGN 3). */
export interface PostSummary {
  readonly id: number;
  /** Decoded: `/blog/${encodeURIComponent(slug)}` is its address. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Site-local time of publication, ISO without offset: the day that readers are shown; '' when it is unknown. */
  readonly date: string;
  /** Publication and last change in UTC, ISO without offset: what sorting and comparing use. '' comes last in lists. */
  readonly dateGmt: string;
  readonly modifiedGmt: string;
  readonly author: string;
  /** Address of the author's portrait. */
  readonly avatar?: string | undefined;
  readonly categories: readonly Term[];
  readonly tags: readonly Term[];
  readonly picture: Picture | undefined;
  /** Minutes at 200 words a minute, rounded up (SPEC 5). */
  readonly minutes: number;
  /** Language told from the title's script, for `lang`, fonts and speech. */
  readonly lang: string;
  /** True when the content service keeps the text behind a password. */
  readonly protected: boolean;
  /** The post's address at the content service. */
  readonly link: string;
}

/** An entry of an article's table of contents. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** The text of a post: HTML that has been sanitised, safe to show (QU-02). */
export interface PostBody {
  readonly id: number;
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** A post as the edge hands it in: summary and body come in one answer. */
export interface Post {
  readonly summary: PostSummary;
  readonly body: PostBody;
}

/** Which state of a post: two with the same id and time of change are the same. */
export type Edition = Pick<PostSummary, 'id' | 'modifiedGmt'>;

/** What a list asks for (BL-02, BL-08). */
export interface PostQuery {
  /** From 1. */
  readonly page: number;
  /** Trimmed; empty for no search. */
  readonly search: string;
  readonly categories: readonly number[];
  readonly perPage: number;
  /** Only what is stored is searched; the content service is not asked (OF-06). */
  readonly onDevice?: boolean;
}
