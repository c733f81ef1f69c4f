/** A phone's screen, in CSS pixels (QU-07). */
export const SCREEN = { width: 390, height: 844 } as const;

/** The one window of a running browser, and what a person does in it. Selectors are CSS; `index` is among its matches. */
export interface EngineWindow {
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page; it must not need anything from outside but these texts. */
  readonly evaluate: <Result>(
    script: (...args: string[]) => Result,
    ...args: string[]
  ) => Promise<Awaited<Result>>;
  readonly click: (selector: string, index?: number) => Promise<void>;
  /** Types into a field, or presses keys of the keyboard there. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Chooses an option of a list by its value. */
  readonly choose: (selector: string, value: string) => Promise<void>;
  /** A picture of what the window shows, as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  /** The page on paper, as PDF; undefined where the engine's driver cannot print. */
  readonly print: () => Promise<Uint8Array | undefined>;
  /** Ends the browser. Its profile stays. */
  readonly close: () => Promise<void>;
}

/** What a person's device has of its own. */
export interface Device {
  /** What the browser says that it is. */
  readonly userAgent?: string;
  /** The system is set to dark. */
  readonly dark?: boolean;
  /** Sites may store nothing. */
  readonly storageRefused?: boolean;
  /** WebKit puts pages that are left into its back/forward cache, as on phones. */
  readonly backForwardCache?: boolean;
}

/** A browser engine of this machine. */
export interface Engine {
  readonly name: string;
  /** What it lacks here; undefined when it can be started. */
  readonly lacks: () => string | undefined;
  /** Starts it on a profile: a folder that outlives it, as a person's own browser has one. */
  readonly start: (profile: string, device?: Device) => Promise<EngineWindow>;
}
