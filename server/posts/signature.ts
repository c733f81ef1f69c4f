import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds by which the sender's clock may differ, and for which a signature is remembered. */
const TOLERANCE = 300;

/** The signature of a message: HMAC-SHA-256 of `timestamp.body`, in hexadecimal. `timestamp`: seconds since 1970. */
export function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

const isSame = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Why a message is not believed. */
export type Refusal = 'unsigned' | 'expired' | 'forged' | 'replayed';

/** Checks that messages come from a sender that knows the secret, each once. `now` in seconds since 1970. */
export function createVerifier(secret: string, now: () => number = () => Date.now() / 1_000) {
  const seen = new Map<string, number>();
  return {
    /** Checks what can be checked before the body is read. */
    headers(timestamp: string, signature: string): Refusal | undefined {
      if (!/^\d{1,12}$/.test(timestamp) || signature === '') return 'unsigned';
      return Math.abs(Number(timestamp) - now()) > TOLERANCE ? 'expired' : undefined;
    },
    message(timestamp: string, signature: string, body: string): Refusal | undefined {
      if (!isSame(signature, sign(secret, timestamp, body))) return 'forged';
      for (const [old, until] of seen) if (until < now()) seen.delete(old);
      if (seen.has(signature)) return 'replayed';
      seen.set(signature, now() + 2 * TOLERANCE);
      return undefined;
    },
  };
}
