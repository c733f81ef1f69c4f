import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding, StoredFile } from '../http/release.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes of text that are held. */
const MAX_BYTES = 64_000_000;
/** 8 % larger than at the best quality, in a twentieth of the time. */
const QUALITY = 6;

/** A rendered text, with the hash of its source. */
export interface RenderedText {
  readonly hash: string;
  readonly body: (encoding: Encoding | undefined) => Promise<StoredFile>;
}

function compress(text: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : toGzip(text);
}

/** Returns a text with its compressed forms, each made at the first request for it. */
function renderedText(text: string, hash: string): RenderedText {
  const content = Buffer.from(text);
  // Of the source: the same on every server, whenever it has rendered the page.
  const etag = `W/"${createHash('sha1').update(hash).digest('base64url')}"`;
  const forms = new Map<Encoding | undefined, Promise<StoredFile>>();
  const make = async (encoding: Encoding | undefined): Promise<StoredFile> => {
    const body = encoding ? await compress(content, encoding) : content;
    return { body: new Uint8Array(body), encoding, etag };
  };
  return {
    hash,
    body(encoding) {
      const form = forms.get(encoding) ?? make(encoding);
      forms.set(encoding, form);
      return form;
    },
  };
}

/** Holds rendered texts; the least recently requested ones go first. */
export function createPageCache() {
  const texts = new Map<string, RenderedText & { readonly bytes: number }>();
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= texts.get(key)?.bytes ?? 0;
    texts.delete(key);
  };
  return {
    get(key: string): RenderedText | undefined {
      const found = texts.get(key);
      if (found) {
        texts.delete(key);
        texts.set(key, found);
      }
      return found;
    },
    set(key: string, text: string, hash: string): RenderedText {
      remove(key);
      const added = { ...renderedText(text, hash), bytes: text.length };
      texts.set(key, added);
      bytes += added.bytes;
      for (const oldest of texts.keys()) {
        if (bytes <= MAX_BYTES || oldest === key) break;
        remove(oldest);
      }
      return added;
    },
    /** Removes the texts whose key ends so. */
    removeAll(ending: string): void {
      for (const key of texts.keys()) if (key.endsWith(ending)) remove(key);
    },
  };
}
