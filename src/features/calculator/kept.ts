const KEY = 'marsa-calculator';

/** What this device keeps, in the address's own form; empty when it keeps nothing. */
export function readKept(): URLSearchParams {
  try {
    return new URLSearchParams(localStorage.getItem(KEY) ?? '');
  } catch {
    return new URLSearchParams();
  }
}

/** Keeps it; nothing forgets it. Without storage the address alone holds it. */
export function keep(params: URLSearchParams | undefined): void {
  try {
    if (params) localStorage.setItem(KEY, params.toString());
    else localStorage.removeItem(KEY);
  } catch (error) {
    console.info(`The estimate could not be kept: ${String(error)}`);
  }
}
