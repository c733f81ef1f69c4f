import * as v from 'valibot';

/** A state that is stored in the address and on the device in the same form. */
export interface QueryModel<T> {
  readonly device: string;
  readonly usual: T;
  /** Returns true for an address with a valid value of the state. */
  readonly speaks: (query: URLSearchParams) => boolean;
  /** Parses a state; invalid or missing values are the default ones. */
  readonly parse: (query: URLSearchParams, suffix?: string) => T;
  /** Writes a state into a copy of `rest`; undefined removes it. */
  readonly write: (state: T | undefined, rest?: URLSearchParams, suffix?: string) => URLSearchParams;
}

type Name<T> = keyof T & string;

interface Options<T> {
  readonly device: string;
  readonly schema: { readonly entries: { readonly [K in keyof T]-?: v.GenericSchema<unknown, T[K]> } };
  readonly usual: T;
  readonly parameters: Readonly<Record<string, readonly Name<T>[]>>;
  /** Separates values of one parameter. Not a full stop: the worker treats such an address as a file. */
  readonly separator?: '-' | '_';
  /** Parameters that are written even for default values. */
  readonly always?: readonly string[];
  /** Formats of values that are not written as a text, number, flag or list. */
  readonly formats?: { readonly [K in keyof T]?: (value: T[K]) => string };
}

/** Returns the possible values of a text: itself, a number, a flag, a list. */
const readings = (text: string): readonly unknown[] => [
  text,
  ...(/^\d+$/.test(text) ? [Number(text)] : []),
  ...(text === '1' || text === '0' ? [text === '1'] : []),
  text.split(','),
];

function format(value: unknown, none: string): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  return Array.isArray(value) ? value.join(',') : none;
}

/** Creates the model of a state from its schema and its parameters. */
export function queryModel<T extends object>(options: Options<T>): QueryModel<T> {
  const { device, schema, usual, separator = '_', always = [] } = options;
  const formats: NonNullable<Options<T>['formats']> = options.formats ?? {};
  const parameters = Object.entries(options.parameters);

  const schemas: Readonly<Record<Name<T>, v.GenericSchema<unknown, T[Name<T>]>>> = schema.entries;
  const withText = (state: T, name: Name<T>, text: string | undefined): T => {
    for (const reading of text === undefined ? [] : readings(text)) {
      const { success, output } = v.safeParse(schemas[name], reading);
      if (success) return { ...state, [name]: output };
    }
    return state;
  };
  const parse = (query: URLSearchParams, suffix = ''): T => {
    let state = usual;
    for (const [key, names] of parameters) {
      const text = query.get(key + suffix);
      if (text === null) continue;
      const texts = names.length > 1 ? text.split(separator) : [text];
      for (const [index, name] of names.entries()) state = withText(state, name, texts[index]);
    }
    return state;
  };
  const textOf = (state: T, name: Name<T>, none: string): string =>
    formats[name]?.(state[name]) ?? format(state[name], none);
  const parameterText = (state: T, names: readonly Name<T>[]): string => {
    const [only, ...others] = names;
    if (only !== undefined && others.length === 0) return textOf(state, only, '');
    // A final flag is written only where it is set, so that older addresses remain unchanged.
    const last = names.at(-1);
    const written = last !== undefined && state[last] === false ? names.slice(0, -1) : names;
    return written.map((name) => textOf(state, name, '0')).join(separator);
  };
  return {
    device,
    usual,
    parse,
    // `withText` returns the same object for an invalid text.
    speaks: (query) => parse(query) !== usual,
    write: (state, rest, suffix = '') => {
      const query = new URLSearchParams(rest);
      for (const [key, names] of parameters) {
        const text = state && parameterText(state, names);
        if (text !== undefined && (always.includes(key) || text !== parameterText(usual, names)))
          query.set(key + suffix, text);
        else query.delete(key + suffix);
      }
      return query;
    },
  };
}
