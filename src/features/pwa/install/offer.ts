import { hasSaved, onSaved } from '../../../shared/saveEvents.ts';
import { installWayHere, standaloneHere } from './installWay.ts';
import { readMemory, writeMemory } from './offerStorage.ts';
import { registerPeriodicSync } from './periodicRefresh.ts';
import { dropPrompt, onPromptChange, promptAvailable } from './promptEvent.ts';
import { dueReason, recordVisit, type OfferMemory, type OfferReason } from './offerPolicy.ts';

let current: OfferReason | undefined;
const listeners = new Set<() => void>();

function setReason(reason: OfferReason | undefined): void {
  if (reason === current) return;
  current = reason;
  for (const listener of listeners) listener();
}

/** Reads storage each time: the user may have dismissed the offer in another tab. */
const remember = (what: Partial<OfferMemory>) => writeMemory({ ...readMemory(), ...what });

function look(): void {
  if (current || document.hidden || installWayHere(promptAvailable()) === 'none') return;
  const now = Date.now();
  const reason = dueReason(readMemory(), hasSaved(), now);
  if (reason && remember(reason === 'saved' ? { savedOffer: now } : { returnOffer: now })) setReason(reason);
}

/** Only time away starts a new visit, not a long visit. */
function noteReader(): void {
  const now = Date.now();
  if (document.hidden) return void remember({ lastSeen: now });
  writeMemory(recordVisit(readMemory(), now));
  look();
}

let watching = false;

function watch(): void {
  if (watching) return;
  watching = true;
  if (standaloneHere()) void registerPeriodicSync();
  onSaved(look);
  onPromptChange(look);
  window.addEventListener('appinstalled', () => {
    remember({ installedAt: Date.now() });
    dropPrompt();
    setReason(undefined);
  });
  document.addEventListener('visibilitychange', noteReader);
  noteReader();
}

/** Returns why the app is offered now; undefined when it is not. */
export const offeredFor = (): OfferReason | undefined => current;

/** Subscribes to the offer and starts to look for the moment; returns an unsubscribe function. */
export function onOfferChange(listener: () => void): () => void {
  listeners.add(listener);
  watch();
  return () => listeners.delete(listener);
}

/** Dismisses the offer for ninety days. */
export function dismissOffer(): void {
  remember({ dismissedAt: Date.now() });
  setReason(undefined);
}

/** Ends the offer after the user has accepted it. */
export const endOffer = (): void => setReason(undefined);
