import * as v from 'valibot';
import { type FactId, facts, isFactId } from '../facts/facts.ts';
import { navigationPaths, type PagePath } from '../navigation.ts';
import { routeEntries } from '../siteManifest.ts';
import { BRAND, shown, string } from './schema.ts';
import { similarTo } from './similarTo.ts';

/**
 * Text with markup: `**strong**`, `[label](/path)` for a page of this site, `{{brand}}` for the firm's name, and
 * `{{fact-id}}` for a figure, which is replaced by its value and listed with its source.
 */
export type RichText = string;

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

const noFact = (id: unknown): string =>
  `there is no fact ${shown(id)}. Allowed: the ids in src/content/facts${similarTo(shown(id), Object.keys(facts))}`;

/** Returns what is wrong with an address that no page of the site has. */
export const noAddress = (path: unknown): string =>
  `no page has the address ${shown(path)}. Allowed: the addresses in src/content/navigation.ts${similarTo(shown(path), linkable)}`;

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
