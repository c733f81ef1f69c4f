import * as v from 'valibot';
import { type FactId, facts, isFactId } from '../facts/facts.ts';
import { isIsoDay } from '../facts/isoDay.ts';
import { navigationPaths, type PagePath } from '../navigation.ts';
import { routeEntries } from '../siteManifest.ts';
import { similarTo } from './similarTo.ts';

/**
 * Text with markup: `**strong**`, `[label](/path)` for a page of this site, `{{brand}}` for the firm's name, and
 * `{{fact-id}}` for a figure, which is replaced by its value and listed with its source.
 */
export type RichText = string;

const BRAND = '{{brand}}';

const pagePaths: ReadonlySet<string> = new Set(navigationPaths);
const routes = routeEntries.flatMap(({ paths }) => paths).filter((path) => !/[*:]/.test(path));
const linkable: readonly string[] = [...new Set([...navigationPaths, ...routes])];

/** Returns true for the address of a page in the navigation. */
export const isPagePath = (path: unknown): path is PagePath =>
  typeof path === 'string' && pagePaths.has(path);

const isLinkable = (address: string): boolean => {
  const path = address.replace(/[?#].*/, '');
  return linkable.includes(path) || /^\/blog\/[\da-z-]+$/.test(path);
};

/** Returns a value as a message shows it. */
export const shown = (value: unknown): string =>
  typeof value === 'string' ? `“${value}”` : JSON.stringify(value);

const noFact = (id: unknown): string =>
  `there is no fact ${shown(id)}. Allowed: the ids in src/content/facts${similarTo(shown(id), Object.keys(facts))}`;

/** Returns what is wrong with an address that no page of the site has. */
export const noAddress = (path: unknown): string =>
  `no page has the address ${shown(path)}. Allowed: the addresses in src/content/navigation.ts${similarTo(shown(path), linkable)}`;

const KINDS_OF_VALUE: Readonly<Record<string, string>> = {
  null: 'is empty',
  undefined: 'is missing',
  Array: 'must be text, not a list',
  Object: 'must be text, not fields. Text with “: ” is on a separate line, below “>-”',
};

const string = v.pipe(
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

const FIGURE = /\{\{([\da-z-]+)\}\}/g;
const LINK = /\[[^\]]+\]\((\/[^)\s]*)\)/g;

function faultsOf(text: string): readonly string[] {
  const figures = Array.from(text.replaceAll(BRAND, '').matchAll(FIGURE), ([, id = '']) => id);
  const links = Array.from(text.matchAll(LINK), ([, address = '']) => address);
  const rest = text.replaceAll(FIGURE, '').replaceAll(LINK, '');
  return [
    ...figures.filter((id) => !isFactId(id)).map(noFact),
    ...links.filter((address) => !isLinkable(address)).map(noAddress),
    ...(/\{\{|\}\}/.test(rest)
      ? [`“{{” or “}}” is left over. Allowed: “{{id-of-a-fact}}” and “${BRAND}”, without spaces`]
      : []),
    ...(rest.includes('](') ? ['a link has no address of this site. Allowed: “[label](/address)”'] : []),
  ];
}

export const rich = v.pipe(
  string,
  v.rawCheck<RichText>(({ dataset, addIssue }) => {
    if (dataset.typed) for (const message of faultsOf(dataset.value)) addIssue({ message });
  }),
);

export const fact = v.custom<FactId>(
  (id) => typeof id === 'string' && isFactId(id),
  ({ input }) => noFact(input),
);

export const address = v.custom<PagePath>(isPagePath, ({ input }) => noAddress(input));

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
