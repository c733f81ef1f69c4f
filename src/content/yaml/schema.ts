import * as v from 'valibot';
import { isIsoDay } from '../facts/isoDay.ts';

/** Read-only data of a schema. */
export type Data<T> = T extends object ? { readonly [Key in keyof T]: Data<T[Key]> } : T;

/** The firm's name in a text. */
export const BRAND = '{{brand}}';

/** Returns a value as a message shows it. */
export const shown = (value: unknown): string =>
  typeof value === 'string' ? `“${value}”` : JSON.stringify(value);

const KINDS_OF_VALUE: Readonly<Record<string, string>> = {
  null: 'is empty',
  undefined: 'is missing',
  Array: 'must be text, not a list',
  Object: 'must be text, not fields. Text with “: ” is on a separate line, below “>-”',
};

/** Text that is not empty. */
export const string = v.pipe(
  v.string(
    ({ received, input }) =>
      KINDS_OF_VALUE[received] ?? `must be text, but ${shown(input)} is a value: write it in quotes`,
  ),
  v.nonEmpty('is empty'),
);

/** Text without markup, except for the firm's name. */
export const plain = v.pipe(
  string,
  v.check(
    (text) => !/\{\{|\}\}|\*\*|\]\(/.test(text.replaceAll(BRAND, '')),
    `is plain text. Allowed: “${BRAND}”, but no figures, “**” or links`,
  ),
);

export const day = v.custom<`${number}-${number}-${number}`>(
  (text) => typeof text === 'string' && isIsoDay(text),
  ({ input }) => `${shown(input)} is no day. Allowed: a date such as 2026-11-30`,
);

export const amount = v.number(({ input }) => `${shown(input)} is no number`);

export const flag = v.boolean('must be true or false');

/** One of some names. */
export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  v.picklist(names, ({ input }) => `${shown(input)} is unknown. Allowed: ${names.join(', ')}`);

export const keysOf = <Key extends string>(all: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(all).filter((key): key is Key => Object.hasOwn(all, key));

export const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.array(item, 'must be a list: each entry begins with “- ”');

/** Two entries. */
export const pairOf = <Item extends v.GenericSchema>(item: Item) =>
  v.strictTuple([item, item], 'must be a list of exactly two entries');

/** Fields by name; other fields are mistakes. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected, input }) => {
    const allowed = `Allowed: ${Object.keys(entries).join(', ')}`;
    if (expected === 'never') return `is an unknown field. ${allowed}`;
    return expected === 'Object'
      ? `must have fields, but is ${shown(input)}. ${allowed}`
      : `is missing. ${allowed}`;
  });
