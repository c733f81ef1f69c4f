/** A complete guide to save, with the data of its row in the library (OF-05). */
export interface Guide {
  readonly id: number;
  readonly path: string;
  readonly slug: string;
  readonly title: string;
  readonly lang: string;
  readonly label: string;
  readonly groups: readonly number[];
  /** Edition, as named by the content service. */
  readonly modifiedGmt: string;
  readonly cover: string | undefined;
  /** Addresses of all pictures including the cover, each in the size for this device. */
  readonly pictures: readonly string[];
  /** Data that renders the guide; opaque to the library. */
  readonly copy: unknown;
}

/** A picture of a saved guide. */
export interface SavedPicture {
  readonly address: string;
  /** Size in bytes once it is stored. */
  readonly bytes?: number | undefined;
  /** The picture was deleted at its origin. */
  readonly gone?: boolean | undefined;
}

/** A guide that is saved until the user removes it. Times in ms since 1970. */
export interface SavedGuide extends Omit<Guide, 'pictures' | 'copy' | 'groups'> {
  /** Missing in rows of the first release. */
  readonly groups?: readonly number[] | undefined;
  readonly pictures: readonly SavedPicture[];
  readonly textBytes: number;
  readonly savedAt: number;
  /** When all of its parts were last verified. */
  readonly checkedAt: number;
  /** When the user removed it; undo is possible until it is deleted. */
  readonly removedAt?: number | undefined;
  /** Newer edition that the library has shown. */
  readonly seenGmt?: string | undefined;
}

/** Text of a saved guide; a separate table, so that lists are fast. */
export interface SavedCopy {
  readonly id: number;
  readonly slug: string;
  readonly keptAt: number;
  readonly copy: unknown;
}

/** Reading position: index of the block at the top of the screen, and number of blocks. */
export interface ReadingPlace {
  readonly block: number;
  readonly of: number;
}

/** A guide that was opened. */
export interface RecentGuide {
  readonly id: number;
  readonly path: string;
  readonly title: string;
  readonly lang: string;
  readonly label: string;
  readonly readAt: number;
  readonly place?: ReadingPlace | undefined;
  /** Addresses of its pictures, which are stored as long as the row exists. */
  readonly pictures?: readonly string[] | undefined;
}

/** Selection of guides to save together. */
export interface PackWish {
  /** `packKey` of the category ids, or another unique name. */
  readonly key: string;
  /** Category ids; empty for the complete blog. */
  readonly groups: readonly number[];
  readonly newest?: number | undefined;
  /** Visible name; '' for the complete blog. */
  readonly name: string;
  readonly slugs?: readonly string[] | undefined;
}

/** Guides that are being saved together. */
export interface Pack extends PackWish {
  /** The user allowed mobile networks. */
  readonly anyway?: boolean | undefined;
  readonly startedAt: number;
  readonly paused?: 'reader' | 'saveData' | 'wifi' | 'noStorage' | 'noRoom' | 'network' | undefined;
}

/** Source of guides, provided by the page. */
export interface GuideSource {
  /** Fetches a complete guide. Rejects when it is unavailable; with `FinalFailure` when it does not exist. */
  readonly load: (slug: string) => Promise<Guide>;
  readonly canShow: (copy: unknown) => boolean;
  /** Fetches the slugs of a pack's guides, newest first. Rejects when they are unavailable. */
  readonly find: (wish: PackWish) => Promise<readonly string[]>;
}
