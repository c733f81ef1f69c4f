import { basename } from 'node:path';
import { parseSync, Visitor } from 'vite';

/**
 * Words of our own that the code once used, and the standard terms of React, the web platform, Workbox and Dexie that
 * stand in their place. Extend it with each word that is replaced; `npm test` rejects the left side in names
 * (tests/consistency/vocabulary.test.ts). A word matches as whole words of a camelCase name, in any case: `handOn`
 * rejects `HandOn` and `useHandOn`, not `beforehand`.
 */
const REPLACED: readonly (readonly [word: string, instead: string])[] = [
  ['breathe', 'yieldToMain'],
  ['obtain', 'warmHttpCache'],
  ['handOn', 'share'],
  ['handedOn', 'ShareResult'],
  ['handOver', 'prefill'],
  ['handedOver', 'prefill'],
  ['handIn', 'submitForm'],
  ['handedIn', 'submitState'],
  ['tellKept', 'notifySaved'],
  ['tellChange', 'notifyChange'],
  ['tellChanges', 'notifyChanges'],
  ['tellUpdate', 'notifyUpdate'],
  ['tellWork', 'setSaveStatus'],
  ['news', 'releaseNotes'],
  ['tick', 'check, CheckboxField'],
  ['ticks', 'checked'],
  ['crumb', 'breadcrumb'],
  ['crumbs', 'breadcrumbs'],
  ['finds', 'results'],
  ['patiently', 'retryUntilOnline'],
  ['bringWords', 'loadNamespace'],
  ['bringIndex', 'loadSearchIndex'],
  ['furtherFiles', 'deferredAssets'],
  ['keptPictures', 'cachedPictures'],
  ['laterForms', 'lazyForms'],
  ['laterRequests', 'lazyRequests'],
  ['laterWords', 'lazyNamespaces'],
  ['tell', 'notify, report, on…'],
  ['begun', 'startedAt'],
  ['breath', 'yieldToMain'],
  ['bring', 'fetchWithRetry, load, warm'],
  ['brought', 'loaded'],
  ['insist', 'retryStalled'],
  ['insistently', 'retry'],
  ['retryAfterOf', 'retryAfter'],
  ['wholeBody', 'readBlob'],
  ['inTurn', 'queueHydration, withExclusiveLock'],
  ['idleOrNear', 'whenIdleOrVisible'],
  ['onceTapped', 'onNextClick'],
  ['taps', 'clicks'],
  ['holdChoices', 'replayEarlyChoices'],
  ['answering', 'HydrationMark'],
  ['asItCame', 'skipHydration'],
  ['alive', 'hydrated'],
  ['asleep', 'unhydrated'],
  ['awake', 'hydrated'],
  ['mend', 'repair'],
  ['manners', 'corsMode'],
  ['atWork', 'inProgress'],
  ['useWorks', 'useSaveStatuses'],
  ['keepSeen', 'cacheEarlyResources'],
  ['keptPage', 'cachedPage'],
  ['wholePage', 'storePage'],
  ['keptFiles', 'shellFiles'],
  ['keptDraft', 'storedDraft'],
  ['keptPost', 'savedPost'],
  ['checkKept', 'checkSaved'],
  ['refreshKept', 'refreshSaved'],
  ['leadsKept', 'hasStoredLeads'],
  ['picturesKept', 'picturesCached'],
  ['isWhole', 'isComplete'],
  ['wholePost', 'fullPost'],
  ['wholeText', 'messageText'],
];

/** Names of Playwright and Node.js, which are theirs to choose; and of D3, whose axes have ticks. */
const FOREIGN: ReadonlySet<string> = new Set([
  'bringToFront',
  'formatTick',
  'keepAlive',
  'keepAliveTimeout',
  'tick',
  'Tick',
  'ticks',
]);

/** File names that say how something is held, or that it has rules, but not what it is; any folder may have one. */
const EMPTY_NAMES: ReadonlySet<string> = new Set([
  'begun',
  'busy',
  'changes',
  'journal',
  'kept',
  'rules',
  'seen',
  'state',
  'store',
  'whole',
  'work',
]);

/** A name in its words: `useHandOn` → ` use hand on `, `HAND_ON` → ` hand on `. */
const split = (name: string): string =>
  ` ${name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase()
    .trim()} `;

const rejected = REPLACED.map(([word, instead]) => ({ words: split(word), instead }));

/** What to call something instead; undefined for a name that may stay. */
export const standardTerm = (name: string): string | undefined =>
  FOREIGN.has(name) ? undefined : rejected.find(({ words }) => split(name).includes(words))?.instead;

/** Why a file should be named otherwise; undefined when it may keep its name. */
export function fileNameFault(path: string): string | undefined {
  const name = basename(path).replace(/(?:\.\w+)+$/, '');
  if (EMPTY_NAMES.has(name)) return `${path}: name it after what it holds`;
  const instead = standardTerm(name);
  return instead === undefined ? undefined : `${path}: ${instead}`;
}

/** The names that a source declares or uses and that have a standard term, each with it. */
export function identifierFaults(code: string, path: string): readonly string[] {
  const names = new Set<string>();
  const note = ({ name }: { readonly name: string }) => void names.add(name);
  new Visitor({ Identifier: note, JSXIdentifier: note }).visit(parseSync(path, code).program);
  return [...names].flatMap((name) => {
    const instead = standardTerm(name);
    return instead === undefined ? [] : [`${path}: ${name} → ${instead}`];
  });
}
