import { useEffect } from 'react';

/** Milliseconds after which the next picture is fetched: what a page starts with goes first. */
const LATER = 1500;
/** Milliseconds after which a slide is shown without its picture: the device may be offline. */
const PATIENCE = 20_000;

const settled = new Set<string>();

/** Rejects when the picture does not come in time: it then takes up none of the few connections of a bad line. */
function fetchPicture(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  const late = AbortSignal.timeout(PATIENCE);
  return new Promise((resolve, reject) => {
    late.addEventListener('abort', () => {
      image.src = '';
      reject(late.reason);
    });
    image.decode().then(resolve, reject);
  });
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
