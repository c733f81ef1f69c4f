/** 128 random bits in 32 hexadecimal digits: a name that nothing else has. */
export function randomKey(): string {
  // Not randomUUID(), which is missing where the page comes over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
