// Digits of Arabic, Urdu and Hindi keyboards, each from 0 to 9.
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/** Replaces the digits of the site's languages by Latin digits. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹०-९]/g, (digit) => String(DIGITS.indexOf(digit) % 10));
