/** A guide as a page hands it over to be kept: whole, with what its line in the library shows (OF-05). */
export interface Guide {
  readonly id: number;
  /** Its address on this site. */
  readonly path: string;
  readonly slug: string;
  readonly title: string;
  /** Language of its title and text. */
  readonly lang: string;
  /** Its category's name; may be empty. */
  readonly label: string;
  /** The numbers of the categories that it belongs to. */
  readonly groups: readonly number[];
  /** Which edition it is, as the content service names it. */
  readonly modifiedGmt: string;
  /** Address of its cover, in the size that fits this device. */
  readonly cover: string | undefined;
  /** Addresses of all its pictures, the cover among them, each in the one size that fits this device. */
  readonly pictures: readonly string[];
  /** What the guide is made from again; only the feature that it belongs to knows its shape. */
  readonly copy: unknown;
}

/** A picture of a saved guide. */
export interface SavedPicture {
  readonly address: string;
  /** Its size, once it is here. */
  readonly bytes?: number | undefined;
  /** The content service no longer has it: nothing is missing that could be had. */
  readonly gone?: boolean | undefined;
}

/** A guide that is kept until the reader removes it. Times in milliseconds since 1970. */
export interface SavedGuide extends Omit<Guide, 'pictures' | 'copy' | 'groups'> {
  /** Missing where the first release saved it. */
  readonly groups?: readonly number[] | undefined;
  readonly pictures: readonly SavedPicture[];
  readonly textBytes: number;
  readonly savedAt: number;
  /** When all of it was last read back. */
  readonly checkedAt: number;
  /** When the reader removed it; it can be taken back until it is cleared away. */
  readonly removedAt?: number | undefined;
  /** The newer edition that the library has shown, as the content service names it. */
  readonly seenGmt?: string | undefined;
}

/** The text of a saved guide, kept apart so that lists stay light. */
export interface SavedCopy {
  readonly id: number;
  readonly slug: string;
  /** In milliseconds since 1970. */
  readonly keptAt: number;
  readonly copy: unknown;
}

/** How far a text was read: the block at the top of the screen, from 0, and how many blocks it has. */
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
  /** In milliseconds since 1970. */
  readonly readAt: number;
  readonly place?: ReadingPlace | undefined;
  /** Addresses of its pictures, which are kept as long as it is remembered. */
  readonly pictures?: readonly string[] | undefined;
}

/** Which guides are to be saved together. */
export interface PackWish {
  /** What it is of: `packKey` of the categories' numbers, or a name of its own. */
  readonly key: string;
  /** The categories, none for the whole blog. */
  readonly groups: readonly number[];
  /** Only so many of them, the newest ones. */
  readonly newest?: number | undefined;
  /** What readers call it; '' for the whole blog. */
  readonly name: string;
  /** Its guides, once they are known. */
  readonly slugs?: readonly string[] | undefined;
}

/** Guides that are being saved together. */
export interface Pack extends PackWish {
  /** The reader said so: it goes on over a mobile network, too. */
  readonly anyway?: boolean | undefined;
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** Why it does not go on: stopped by the reader, or for what a guide can fail of. */
  readonly paused?: 'reader' | 'saveData' | 'wifi' | 'noStorage' | 'noRoom' | 'network' | undefined;
}

/** Where guides come from: the page knows. */
export interface GuideSource {
  /**
   * Gives a guide whole by its slug. Rejects when it cannot be had; with an error named `FinalFailure` when there is no
   * such guide.
   */
  readonly load: (slug: string) => Promise<Guide>;
  /** Whether a kept copy can be shown. */
  readonly canShow: (copy: unknown) => boolean;
  /** Gives the slugs of a pack's guides, the newest ones first. Rejects when they cannot be had. */
  readonly find: (wish: PackWish) => Promise<readonly string[]>;
}
