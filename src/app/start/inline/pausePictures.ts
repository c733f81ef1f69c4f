import { isLineBad } from '../../../shared/http/warmHttpCache.ts';

/** A picture of nothing. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** A file that is not there after so many milliseconds goes before pictures. */
const PATIENCE = 1500;

let pending = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const paused = new Map<HTMLImageElement | HTMLSourceElement, readonly (readonly [string, string])[]>();

function pause(element: HTMLImageElement | HTMLSourceElement): void {
  const addresses = ['srcset', 'src'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  paused.set(element, addresses);
  for (const [name] of addresses) element.setAttribute(name, NOTHING);
}

/** Calls off the pictures that are on their way from this site, where the line is bad and not only slow. */
function pausePictures(): void {
  for (const image of isLineBad() ? document.images : []) {
    if (image.complete || !image.src.startsWith(window.location.origin)) continue;
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) pause(source);
    pause(image);
  }
  timer = setTimeout(pausePictures, PATIENCE);
}

/** Asks for them again; what has been given another address meanwhile keeps that. */
function resumePictures(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const [element, addresses] of paused)
    for (const [name, value] of addresses)
      if (element.getAttribute(name) === NOTHING) element.setAttribute(name, value);
  paused.clear();
}

/**
 * Lets a file of the app go before pictures: where requests stall, pictures take all connections, which in HTTP/1.1 are
 * six. Those that are on their way when a file keeps the reader waiting are asked for again when all files are there.
 */
export async function beforePictures(file: Promise<unknown>): Promise<void> {
  pending += 1;
  timer ??= setTimeout(pausePictures, PATIENCE);
  await file.catch(() => undefined);
  pending -= 1;
  if (pending === 0) resumePictures();
}
