/** A phone's screen in CSS pixels (QU-07). */
export const SCREEN = { width: 390, height: 844 } as const;

/** The window of a running browser. Selectors are CSS; `index` selects one of the matches. */
export interface EngineWindow {
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page, without variables of outer scopes. */
  readonly evaluate: <Result>(
    script: (...args: string[]) => Result,
    ...args: string[]
  ) => Promise<Awaited<Result>>;
  readonly click: (selector: string, index?: number) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly choose: (selector: string, value: string) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  /** Returns the printed page as PDF, or undefined where the driver cannot print. */
  readonly print: () => Promise<Uint8Array | undefined>;
  /** Ends the browser. Its profile remains. */
  readonly close: () => Promise<void>;
}

export interface Device {
  readonly userAgent?: string;
  readonly dark?: boolean;
  readonly storageRefused?: boolean;
  /** WebKit uses its back/forward cache, as on phones. */
  readonly backForwardCache?: boolean;
}

export interface Engine {
  readonly name: string;
  /** Returns what is missing on this machine; undefined when the engine can start. */
  readonly lacks: () => string | undefined;
  /** Starts the engine on a profile folder, which is kept. */
  readonly start: (profile: string, device?: Device) => Promise<EngineWindow>;
}
