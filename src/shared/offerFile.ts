/** Browsers that ask where to save a file read it only after the answer. */
const KEEP_MS = 60_000;

/**
 * Offers a text as a file to save or to open, named `name`, of the media type `type`. To be called on a click. The
 * text leaves the memory a minute later.
 */
export function offerFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
