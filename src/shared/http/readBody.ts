import { HttpError } from './HttpError.ts';
import type { OnProgress } from './request.ts';

/** A limit far above every expected text; parsing more would block the page. */
const MAX_BYTES = 16_000_000;

/** Reads a body as text. Rejects with status 413 above the limit. */
export async function readText(response: Response, onProgress: OnProgress): Promise<string> {
  if (!response.body) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Older Safari versions have no async iteration of streams.
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onProgress(part.value.byteLength);
    bytes += part.value.byteLength;
    if (bytes > MAX_BYTES) throw new HttpError('status', 'The answer is too large', { status: 413 });
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Reads a body as a blob. */
export async function readBlob(response: Response, onProgress: OnProgress): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  await response.body?.pipeTo(
    new WritableStream({
      write: (part: Uint8Array<ArrayBuffer>) => {
        parts.push(part);
        onProgress(part.byteLength);
      },
    }),
  );
  return new Blob(parts);
}
