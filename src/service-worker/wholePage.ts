/** A page of the build as it differs from the shell of its language (server/prerender/keptPage.ts). */
export interface KeptPage {
  /** The shell that it was made for: the SHA-256 of its UTF-8, in Base64. */
  readonly shell: string;
  /** From the page's beginning to its end: texts of its own, and ranges of the shell's. */
  readonly parts: readonly (string | readonly [start: number, end: number])[];
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

/**
 * The page, put together. Rejects when it was made for another shell: the site may have been published anew while an
 * install fetched one after the other.
 */
export async function wholePage(shell: Response, page: KeptPage): Promise<string> {
  const text = await shell.clone().text();
  if ((await digest(text)) !== page.shell)
    throw new Error('The kept page is of another edition than the shell');
  return page.parts.map((part) => (typeof part === 'string' ? part : text.slice(...part))).join('');
}
