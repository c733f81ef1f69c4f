/** Reads an answer to its last byte; `alive` is called with each piece, so that a stalled line can be told. */
export async function wholeBody(response: Response, alive: () => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  await response.body?.pipeTo(
    new WritableStream({
      write: (part: Uint8Array<ArrayBuffer>) => {
        parts.push(part);
        alive();
      },
    }),
  );
  return new Blob(parts);
}
