// Digits of Arabic, Urdu and Hindi keyboards, each from 0 to 9.
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/** A text with the digits of the site's languages written as Latin ones. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹०-९]/g, (digit) => String(DIGITS.indexOf(digit) % 10));
