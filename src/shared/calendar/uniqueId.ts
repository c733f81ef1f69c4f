import { randomKey } from '../randomKey.ts';

/** A new identifier that no other file has, at a host name as calendars like it (RFC 5545, 3.8.4.7). */
export const uniqueId = (host: string): string => `${randomKey()}@${host}`;
