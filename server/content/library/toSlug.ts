/** Maximum length of a slug in WordPress, percent escapes counted. */
const MAX_LENGTH = 200;

function encodeOther(text: string): string {
  let encoded = '';
  for (const character of text) {
    const piece = /[\u0080-\u{10ffff}]/u.test(character)
      ? encodeURIComponent(character).toLowerCase()
      : character;
    if (encoded.length + piece.length > MAX_LENGTH) {
      break;
    }
    encoded += piece;
  }
  return encoded;
}

/**
 * Returns a slug as WordPress' `sanitize_title` does: lower case, other scripts as lower-case percent escapes, hyphens
 * between words, at most 200 characters. Escaped text is unchanged, so requested slugs match in any spelling.
 */
export function toSlug(text: string): string {
  const kept = text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/%(?![0-9a-f]{2})/gi, '')
    .toLowerCase();
  return encodeOther(kept)
    .replaceAll(/&[^&;]+;/g, '')
    .replaceAll('.', '-')
    .replaceAll(/[^%a-z0-9 _-]/g, '')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
