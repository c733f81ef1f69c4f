import { randomKey } from '../randomKey.ts';

/** Returns a new globally unique id at a host name (RFC 5545, 3.8.4.7). */
export const uniqueId = (host: string): string => `${randomKey()}@${host}`;
