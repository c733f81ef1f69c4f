import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([^]*?)endstream/g;

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    // A picture or a font in another format.
    return '';
  }
}

/** How many pages a PDF has, also where its objects are compressed. */
export function pdfPages(file: Uint8Array): number {
  const text = Buffer.from(file).toString('latin1');
  const objects = [text, ...[...text.matchAll(STREAM)].map(([, stream = '']) => inflated(stream))].join('\n');
  return objects.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
