import { basename } from 'node:path';
import { parseSync, Visitor } from 'vite';

/**
 * Terms that the code once used, and the standard terms of React, the web platform, Workbox and Dexie. Add each
 * replaced term; `npm test` rejects the left side in names (tests/consistency/vocabulary.test.ts). A term matches
 * complete words of a camelCase name, in any case: `handOn` rejects `HandOn` and `useHandOn`, not `beforehand`.
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
  ['laterWords', 'namespaces'],
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

/** Names of Playwright, Node.js and D3. */
const FOREIGN: ReadonlySet<string> = new Set([
  'bringToFront',
  'formatTick',
  'keepAlive',
  'keepAliveTimeout',
  'tick',
  'Tick',
  'ticks',
]);

/** File names that describe a format or rules, but not the subject. */
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

/** Splits a name: `useHandOn` → ` use hand on `, `HAND_ON` → ` hand on `. */
const split = (name: string): string =>
  ` ${name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase()
    .trim()} `;

const rejected = REPLACED.map(([word, instead]) => ({ words: split(word), instead }));

/** Returns the standard term for a name; undefined for a permitted name. */
export const standardTerm = (name: string): string | undefined =>
  FOREIGN.has(name) ? undefined : rejected.find(({ words }) => split(name).includes(words))?.instead;

/** Returns why a file should have another name; undefined for a permitted name. */
export function fileNameFault(path: string): string | undefined {
  const name = basename(path).replace(/(?:\.\w+)+$/, '');
  if (EMPTY_NAMES.has(name)) return `${path}: name it after what it holds`;
  const instead = standardTerm(name);
  return instead === undefined ? undefined : `${path}: ${instead}`;
}

/** Returns names in a source that have a standard term, each with it. */
export function identifierFaults(code: string, path: string): readonly string[] {
  const names = new Set<string>();
  const note = ({ name }: { readonly name: string }) => void names.add(name);
  new Visitor({ Identifier: note, JSXIdentifier: note }).visit(parseSync(path, code).program);
  return [...names].flatMap((name) => {
    const instead = standardTerm(name);
    return instead === undefined ? [] : [`${path}: ${name} → ${instead}`];
  });
}
