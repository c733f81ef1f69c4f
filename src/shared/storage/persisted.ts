/** How the value of an entry is written as text, and read back. */
export interface Codec<T> {
  /** The value of a stored text, or the default for null, which stands for no entry. Throwing means: take the default. */
  readonly parse: (text: string | null) => T;
  /** The text to store; null removes the entry. */
  readonly format: (value: T) => string | null;
}

/** One entry of web storage. Its methods never throw. */
export interface Persisted<T> {
  readonly key: string;
  /** The text as stored: null where there is no entry, undefined where the browser refuses storage. */
  readonly text: () => string | null | undefined;
  /** The value that a text stands for, or the codec's default. */
  readonly parse: (text: string | null) => T;
  /** The stored value, or the codec's default. */
  readonly read: () => T;
  /** Stores a value. False where the browser refuses storage or it is full. */
  readonly write: (value: T) => boolean;
  /** Removes the entry. False where the browser refuses storage. */
  readonly remove: () => boolean;
}

/** Fires an event named after the key when this page writes an entry: `storage` events reach other tabs only. */
export const writes = /* @__PURE__ */ new EventTarget();

type Area = 'localStorage' | 'sessionStorage';

/** The text of an entry of web storage: null where there is none, undefined where the browser refuses storage. */
export function storedText(key: string, area: Area = 'localStorage'): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * The only way to local and session storage (OF-09). Reading `localStorage` throws where storage is blocked
 * (https://developer.mozilla.org/docs/Web/API/Window/localStorage#exceptions), and writing where it is full.
 * @param area session storage lasts as long as the tab
 */
export function persisted<T>(key: string, codec: Codec<T>, area: Area = 'localStorage'): Persisted<T> {
  const text = () => storedText(key, area);
  const store = (next: string | null) => {
    try {
      if (next === null) globalThis[area].removeItem(key);
      else globalThis[area].setItem(key, next);
    } catch {
      return false;
    }
    writes.dispatchEvent(new Event(key));
    return true;
  };
  const parse = (stored: string | null) => {
    try {
      return codec.parse(stored);
    } catch {
      return codec.parse(null);
    }
  };
  return {
    key,
    text,
    parse,
    read: () => parse(text() ?? null),
    write: (value) => store(codec.format(value)),
    remove: () => store(null),
  };
}

/**
 * Calls back with the text that another tab has written to an entry, or null when it has removed the entry or cleared
 * all; returns an unsubscribe function.
 */
export function onOtherTab(
  { key }: Pick<Persisted<unknown>, 'key'>,
  listener: (text: string | null) => void,
): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(event.newValue);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** An entry that is plain text; empty by default. */
export const textCodec: Codec<string> = { parse: (text) => text ?? '', format: (text) => text };

/** An entry that is one of some choices; `fallback` for anything else. */
export const choiceCodec = <T extends string | number>(choices: readonly T[], fallback: T): Codec<T> => ({
  parse: (text) => choices.find((choice) => String(choice) === text) ?? fallback,
  format: String,
});
