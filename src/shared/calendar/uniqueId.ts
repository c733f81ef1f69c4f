/** A new identifier that no other file has, at a host name as calendars like it (RFC 5545, 3.8.4.7). */
export function uniqueId(host: string): string {
  // Not randomUUID(), which is missing where the page comes over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}@${host}`;
}
