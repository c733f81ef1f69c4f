const DAMAGE = /[\p{P}\p{S}\p{Z}\p{Cf}]/u;

/** Removes punctuation, invisible characters and `&amp;…` that chats add to the end of links. */
export function repairPath(path: string): string {
  const characters = Array.from(path.split('&', 1)[0] ?? '');
  const last = characters.findLastIndex((character) => !DAMAGE.test(character));
  return characters.slice(0, last + 1).join('');
}
