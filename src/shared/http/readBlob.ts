/** Reads an answer to its last byte; `onProgress` is called with each piece, by which a stalled line is told from a slow one. */
export async function readBlob(response: Response, onProgress: () => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  await response.body?.pipeTo(
    new WritableStream({
      write: (part: Uint8Array<ArrayBuffer>) => {
        parts.push(part);
        onProgress();
      },
    }),
  );
  return new Blob(parts);
}
