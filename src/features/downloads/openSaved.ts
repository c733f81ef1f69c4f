import { offerFile } from '../../shared/offerFile.ts';
import { KEPT_DOWNLOADS } from './cacheNames.ts';
import { mediaTypeOf } from './formats.ts';

/** Shares or downloads a saved file on click: in the installed app of iOS a link has no way back. */
export async function openSaved(path: string): Promise<void> {
  const response = await caches.match(path, { cacheName: KEPT_DOWNLOADS, ignoreVary: true });
  if (!response) throw new Error(`${path} is not saved`);
  const file = new File([await response.blob()], path.slice(path.lastIndexOf('/') + 1), {
    type: mediaTypeOf(path),
  });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      // The user closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
  } else offerFile(file.name, file.type, file);
}
