import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding, StoredFile } from '../http/release.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Characters of text in memory; the compressed forms add about a third. */
const MAX_LENGTH = 64_000_000;
/** 8 % larger than at the best quality, in a twentieth of the time. */
const QUALITY = 6;

/** A rendered text, with the hash of its source. */
export interface RenderedText {
  readonly hash: string;
  readonly length: number;
  readonly body: (encoding: Encoding | undefined) => Promise<StoredFile>;
}

function compress(text: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : toGzip(text);
}

/**
 * Returns a text with its compressed forms, each made at the first request for it. `version`: the build and the source,
 * from which the ETag is made: it is the same on every server of a build, whenever that has rendered the page.
 */
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

/** Holds rendered texts by kind, language and path. */
export const createPageCache = () =>
  new LRUCache<string, RenderedText>({ maxSize: MAX_LENGTH, sizeCalculation: ({ length }) => length });
