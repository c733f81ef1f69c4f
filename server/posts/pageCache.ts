import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding, StoredFile } from '../http/release.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Maximum number of characters; compressed forms add about a third. */
const MAX_LENGTH = 64_000_000;
/** 8 % larger than at the best quality, 20 times as fast. */
const BROTLI_QUALITY = 6;

export interface RenderedText {
  readonly hash: string;
  readonly length: number;
  readonly body: (encoding: Encoding | undefined) => Promise<StoredFile>;
}

function compress(text: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : toGzip(text);
}

/** Returns a text with lazily compressed forms; the ETag of build and source is the same on every server. */
export function renderedText(text: string, hash: string, version: string): RenderedText {
  const content = Buffer.from(text);
  const etag = `W/"${createHash('sha1').update(version).digest('base64url')}"`;
  const forms = new Map<Encoding | undefined, Promise<StoredFile>>();
  const make = async (encoding: Encoding | undefined): Promise<StoredFile> => {
    const body = encoding ? await compress(content, encoding) : content;
    return { body: new Uint8Array(body), encoding, etag };
  };
  return {
    hash,
    length: text.length,
    body(encoding) {
      const form = forms.get(encoding) ?? make(encoding);
      forms.set(encoding, form);
      return form;
    },
  };
}

/** Creates a cache of rendered texts by kind, language and path. */
export const createPageCache = () =>
  new LRUCache<string, RenderedText>({ maxSize: MAX_LENGTH, sizeCalculation: ({ length }) => length });
