/** Browsers that ask where to save a file read it only after the answer. */
const KEEP_MS = 60_000;

/**
 * Offers a text, or bytes, as a file to save or to open, named `name`, of the media type `type`. To be called on a click. What
 * it is made of leaves the memory a minute later.
 */
export function offerFile(name: string, type: string, content: string | Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
