export interface Codec<T> {
  /** Parses a stored text, null without entry; if it throws, the default is used. */
  readonly parse: (text: string | null) => T;
  /** Returns the text to store; null removes the entry. */
  readonly format: (value: T) => string | null;
}

/** One entry of web storage. Its methods never throw. */
export interface Persisted<T> {
  readonly key: string;
  /** The stored text: null without entry, undefined when storage is forbidden. */
  readonly text: () => string | null | undefined;
  readonly parse: (text: string | null) => T;
  readonly read: () => T;
  /** Stores a value. Returns false when storage is forbidden or full. */
  readonly write: (value: T) => boolean;
  readonly remove: () => boolean;
}

/** Dispatches an event named after the key when this page writes an entry: `storage` events reach only other tabs. */
export const writes = /* @__PURE__ */ new EventTarget();

type Area = 'localStorage' | 'sessionStorage';

/** Returns the stored text of an entry: null without entry, undefined when storage is forbidden. */
export function storedText(key: string, area: Area = 'localStorage'): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Returns one entry of web storage, which all code uses (OF-09): reading `localStorage` throws when it is forbidden
 * (https://developer.mozilla.org/docs/Web/API/Window/localStorage#exceptions), and writing when it is full.
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

/** Calls back with the text that another tab writes, null for a removed entry; returns an unsubscribe function. */
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

/** Plain text; empty by default. */
export const textCodec: Codec<string> = { parse: (text) => text ?? '', format: (text) => text };

/** Returns a codec for one of some choices; `fallback` replaces other values. */
export const choiceCodec = <T extends string | number>(choices: readonly T[], fallback: T): Codec<T> => ({
  parse: (text) => choices.find((choice) => String(choice) === text) ?? fallback,
  format: String,
});
