/**
 * Loads an address of this site, in a new entry of the history or in place of the current one. Throws for any other
 * address: its parts may be chosen by the author of a link.
 */
export function openOnSite(address: string, entry: 'new' | 'current' = 'new'): void {
  const url = new URL(address, window.location.origin);
  if (url.origin !== window.location.origin) throw new Error(`Not an address of this site: ${address}`);
  if (entry === 'new') window.location.assign(url);
  else window.location.replace(url);
}
