import { hasSaved, onSaved } from '../../../shared/saveEvents.ts';
import { installWayHere, standaloneHere } from './installWay.ts';
import { readMemory, writeMemory } from './offerStorage.ts';
import { askForPeriodicRefresh } from './periodicRefresh.ts';
import { dropPrompt, onPromptChange, promptAvailable } from './promptEvent.ts';
import { dueReason, noteVisit, type OfferMemory, type OfferReason } from './offerPolicy.ts';

let current: OfferReason | undefined;
const listeners = new Set<() => void>();

function setReason(reason: OfferReason | undefined): void {
  if (reason === current) return;
  current = reason;
  for (const listener of listeners) listener();
}

/** Memory is read each time: another tab may have been told no meanwhile. */
const remember = (what: Partial<OfferMemory>) => writeMemory({ ...readMemory(), ...what });

function look(): void {
  if (current || document.hidden || installWayHere(promptAvailable()) === 'none') return;
  const now = Date.now();
  const reason = dueReason(readMemory(), hasSaved(), now);
  if (reason && remember(reason === 'saved' ? { savedOffer: now } : { returnOffer: now })) setReason(reason);
}

/** Only time away starts a new visit: a reader who reads on for an hour is on one visit. */
function noteReader(): void {
  const now = Date.now();
  if (document.hidden) return void remember({ lastSeen: now });
  writeMemory(noteVisit(readMemory(), now));
  look();
}

let watching = false;

function watch(): void {
  if (watching) return;
  watching = true;
  if (standaloneHere()) void askForPeriodicRefresh();
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

/** Why the app is offered at this moment; undefined when it is not. */
export const offeredFor = (): OfferReason | undefined => current;

/** Calls back when that changes, and begins to look out for the moment; returns the way to stop. */
export function onOfferChange(listener: () => void): () => void {
  listeners.add(listener);
  watch();
  return () => listeners.delete(listener);
}

/** The reader does not want it now: it is not offered again for ninety days. */
export function dismissOffer(): void {
  remember({ dismissedAt: Date.now() });
  setReason(undefined);
}

/** The reader has agreed: there is nothing more to be offered. */
export const endOffer = (): void => setReason(undefined);
