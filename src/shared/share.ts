/** The outcome of sharing; `left`: the reader closed the share sheet, which is no failure. */
export type ShareResult = 'shared' | 'copied' | 'failed' | 'left';

/** Puts a text on the clipboard. To be called on a click; never rejects. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/**
 * Shares a text or an address by the device's own sheet, or copies it where there is none or where it fails
 * (https://w3c.github.io/web-share/). To be called on a click; never rejects.
 */
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
