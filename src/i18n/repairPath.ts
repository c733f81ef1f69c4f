/** Punctuation, symbols, spaces and invisible characters. */
const DAMAGE = /[\p{P}\p{S}\p{Z}\p{Cf}]/u;

/** Returns a decoded path without punctuation, invisible characters or `&amp;…` that chats add at the end of links. */
export function repairPath(path: string): string {
  const characters = Array.from(path.split('&', 1)[0] ?? '');
  const last = characters.findLastIndex((character) => !DAMAGE.test(character));
  return characters.slice(0, last + 1).join('');
}
