/** The outcome of sharing; `left`: the user closed the share sheet. */
export type ShareResult = 'shared' | 'copied' | 'failed' | 'left';

/** Copies a text to the clipboard; call it on a click. Never rejects. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Shares a text with the device's share sheet, or copies it. Call it on a click. Never rejects. */
export async function shareOrCopy(
  title: string,
  what: { readonly url: string } | { readonly text: string },
): Promise<ShareResult> {
  const text = 'url' in what ? what.url : what.text;
  if (typeof navigator.share !== 'function') return copyText(text);
  try {
    await navigator.share({ title, ...what });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : copyText(text);
  }
}
