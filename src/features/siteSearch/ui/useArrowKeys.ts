import { type RefObject, useEffect } from 'react';

/** Marks links that arrow keys move through. */
export const HIT = { 'data-hit': '' } as const;

const hitsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-hit]')];

/** The link that Enter in the field opens; the styles mark it. */
export const firstHit = (box: HTMLElement | null): HTMLElement | undefined =>
  box ? hitsIn(box)[0] : undefined;

/** The index that a key moves to; -1 is the field. */
function target(key: string, place: number, last: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(place + 1, last);
  if (key === 'ArrowUp' && place >= 0) return place - 1;
  if (key === 'Home' && place >= 0) return 0;
  return key === 'End' && place >= 0 ? last : undefined;
}

function move(event: KeyboardEvent, box: HTMLElement): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  const field = box.querySelector<HTMLElement>('input[type="search"]');
  const hits = hitsIn(box);
  const place = hits.findIndex((hit) => hit === document.activeElement);
  if (ctrlKey || metaKey || altKey || (place === -1 && document.activeElement !== field)) return;
  const next = target(key, place, hits.length - 1);
  if (next !== undefined) {
    event.preventDefault();
    (hits[next] ?? field)?.focus();
    // Typing continues the search.
  } else if (place !== -1 && key.length === 1 && key !== ' ') field?.focus();
}

/** Moves the focus between a search field and its results by arrow keys (QU-01). */
export function useArrowKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const press = (event: KeyboardEvent) => element && move(event, element);
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [box]);
}
