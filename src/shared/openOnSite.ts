/** Loads an address of this site. Throws for any other: its parts may be chosen by who made the link. */
export function openOnSite(address: string): void {
  const url = new URL(address, window.location.origin);
  if (url.origin !== window.location.origin) throw new Error(`Not an address of this site: ${address}`);
  window.location.assign(url);
}
