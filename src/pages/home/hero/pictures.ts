import { useEffect } from 'react';

/** Milliseconds after which the next picture is fetched: what a page starts with goes first. */
const LATER = 1500;
/** Milliseconds after which a slide is shown without its picture: the device may be offline. */
const PATIENCE = 20_000;

const settled = new Set<string>();

async function fetchPicture(address: string): Promise<void> {
  // By itself an image asks once and waits for ever; stalled ones would take up the few connections of a bad line.
  await window.marsaObtain?.(address, AbortSignal.timeout(PATIENCE));
  const image = new Image();
  image.src = address;
  await image.decode();
}

/** True when a picture has come, or has been waited for long enough. */
export const isSettled = (address: string): boolean => settled.has(address);

/** Fetches a picture, so that it is there when its turn comes. */
export function useFetchedAhead(address: string): void {
  useEffect(() => {
    if (settled.has(address)) return undefined;
    const timer = setTimeout(() => {
      fetchPicture(address)
        .catch((error: unknown) => console.info(`A picture did not come: ${String(error)}`))
        .finally(() => settled.add(address));
    }, LATER);
    return () => clearTimeout(timer);
  }, [address]);
}
