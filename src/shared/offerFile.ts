/** Browsers that ask for a location read the file only after the answer. */
const RELEASE_DELAY_MS = 60_000;

/** Offers a file for download; call it on a click. Its content is released after a minute. */
export function offerFile(name: string, type: string, content: string | Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_DELAY_MS);
}
