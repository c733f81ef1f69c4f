/** Returns true for an image that failed to load. */
export const isBroken = (image: HTMLImageElement): boolean =>
  image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
