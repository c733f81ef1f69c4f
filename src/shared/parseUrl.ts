/**
 * The address that a text stands for, or undefined when it is none. `URL.canParse` and `URL.parse` say the same, and
 * are younger than the oldest browsers that this site is built for (https://developer.mozilla.org/docs/Web/API/URL).
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
