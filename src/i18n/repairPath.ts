// The lookbehind keeps long runs in the middle of a path from being scanned again at each character.
const DAMAGE = /(?<![\p{P}\p{S}\p{Z}\p{Cf}])[\p{P}\p{S}\p{Z}\p{Cf}]+$/u;

/** Returns a decoded path without punctuation, invisible characters or `&amp;…` that chats add at the end of links. */
export const repairPath = (path: string): string => (path.split('&', 1)[0] ?? '').replace(DAMAGE, '');
