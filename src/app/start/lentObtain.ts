export {};

declare global {
  interface Window {
    /** Lent by the script in the page's head to the app, so that it does not travel twice. */
    marsaObtain?: (address: string, signal?: AbortSignal) => Promise<void>;
  }
}
