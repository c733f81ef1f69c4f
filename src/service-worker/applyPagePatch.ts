/** What turns the shell of a language into a page of the build (server/prerender/createPagePatch.ts). */
export interface PagePatch {
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
 * The shell's text, for a patch. Rejects when the patch was made for another shell: the site may have been published
 * anew while an install fetched one after the other.
 */
export async function patchedShell(shell: Response, patch: PagePatch): Promise<string> {
  const text = await shell.clone().text();
  if ((await digest(text)) !== patch.shell)
    throw new Error('The page patch is of another edition than the shell');
  return text;
}

/** The page that a patch makes of the shell. Rejects when the patch was made for another shell. */
export async function applyPagePatch(shell: Response, patch: PagePatch): Promise<string> {
  const text = await patchedShell(shell, patch);
  return patch.parts.map((part) => (typeof part === 'string' ? part : text.slice(...part))).join('');
}
