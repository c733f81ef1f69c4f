import { offerFile } from '../../shared/offerFile.ts';
import { KEPT_DOWNLOADS } from './cacheNames.ts';
import { mediaTypeOf } from './formats.ts';

/**
 * Hands the kept copy of a file to the device: to another app where the browser can share files, else as a download. To
 * be called on a click, in the installed app: a link would show the file in the app's only window, which on iOS has no
 * way back. Rejects when the copy is not there any more.
 */
export async function openKept(path: string): Promise<void> {
  const response = await caches.match(path, { cacheName: KEPT_DOWNLOADS, ignoreVary: true });
  if (!response) throw new Error(`${path} is not kept`);
  const file = new File([await response.blob()], path.slice(path.lastIndexOf('/') + 1), {
    type: mediaTypeOf(path),
  });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      // The reader has closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
  } else offerFile(file.name, file.type, file);
}
