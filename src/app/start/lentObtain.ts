/** Brings a file into the browser's cache. Lent by the script in the page's head, so that it does not travel twice. */
export type Bring = (address: string, signal?: AbortSignal) => Promise<void>;

declare global {
  interface Window {
    marsaObtain?: Bring;
  }
}
