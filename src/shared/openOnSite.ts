/** Navigates within this site. Throws for other origins: parts of the address may come from a link. */
export function openOnSite(address: string, entry: 'new' | 'current' = 'new'): void {
  const url = new URL(address, window.location.origin);
  if (url.origin !== window.location.origin) throw new Error(`Not an address of this site: ${address}`);
  if (entry === 'new') window.location.assign(url);
  else window.location.replace(url);
}
