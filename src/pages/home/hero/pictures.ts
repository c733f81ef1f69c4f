import { useEffect } from 'react';

/** Delay before the next picture is fetched, so that the files of the first screen load earlier. */
const FETCH_DELAY_MS = 1500;
/** A slide is shown without its picture after this time: the device may be offline. */
const PICTURE_TIMEOUT_MS = 20_000;

const settled = new Set<string>();

/** Fetches and decodes a picture; rejects and aborts after the timeout. */
function fetchPicture(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  const late = AbortSignal.timeout(PICTURE_TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    late.addEventListener('abort', () => {
      image.src = '';
      reject(late.reason);
    });
    image.decode().then(resolve, reject);
  });
}

/** Returns true when a picture is loaded, has failed or has timed out. */
export const isSettled = (address: string): boolean => settled.has(address);

/** Fetches the picture of the next slide. */
export function useFetchedAhead(address: string): void {
  useEffect(() => {
    if (settled.has(address)) return undefined;
    const timer = setTimeout(() => {
      fetchPicture(address)
        .catch((error: unknown) => console.info(`A picture was not loaded: ${String(error)}`))
        .finally(() => settled.add(address));
    }, FETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [address]);
}
