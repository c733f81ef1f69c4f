import { HttpError } from './HttpError.ts';
import type { OnProgress } from './request.ts';

/** No expected text is nearly as large; parsing more would freeze the page. */
const MAX_BYTES = 16_000_000;

/** Reads a body as text. Rejects with status 413 for more than sixteen megabytes. */
export async function readText(response: Response, onProgress: OnProgress): Promise<string> {
  if (!response.body) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Safari reads streams by their reader only; `for await` over a body is younger there.
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
