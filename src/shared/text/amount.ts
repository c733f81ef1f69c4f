/**
 * A whole amount with its thousands apart, as all languages of the site write it below a hundred thousand (a test holds it
 * to that). Not by `Intl`: its tables take a phone 100 ms to open, in the middle of the home page's coming to life.
 */
export function smallAmount(amount: number): string {
  return String(amount).replace(/\B\d{3}$/, ',$&');
}
