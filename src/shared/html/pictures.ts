/** True for a picture that was asked for and could not be shown. */
export const isBroken = (image: HTMLImageElement): boolean =>
  image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
