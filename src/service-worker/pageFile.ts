import { defaultLanguage } from '../i18n/languages.ts';
import { matchLanguageFile } from './languageFiles.ts';
import { matchShell } from './shell.ts';

/** A file of the build from which pages of a language are made; undefined when it is not kept. */
export const matchPageFile = (code: string, address: string): Promise<Response | undefined> =>
  code === defaultLanguage ? matchShell(address) : matchLanguageFile(address);

/**
 * Headers of a response that hold for another text too: not its size, its form on the line, its edition. And none that
 * makes a cache compare the request that asks with the one that filled it.
 */
export function pageHeaders(response: Response): Headers {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified', 'vary'])
    headers.delete(name);
  return headers;
}
