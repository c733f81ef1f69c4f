import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum clock difference in s; signatures are remembered for this time. */
const TOLERANCE_S = 300;

/** Returns the HMAC-SHA-256 of `timestamp.body`, in hexadecimal. `timestamp`: seconds since 1970. */
export function sign(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

const isSame = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

export type Refusal = 'unsigned' | 'expired' | 'forged' | 'replayed';

/** Creates a verifier that accepts each message once, from senders that know the secret. `now` in s since 1970. */
export function createVerifier(secret: string, now: () => number = () => Date.now() / 1_000) {
  const seen = new Map<string, number>();
  return {
    headers(timestamp: string, signature: string): Refusal | undefined {
      if (!/^\d{1,12}$/.test(timestamp) || signature === '') return 'unsigned';
      return Math.abs(Number(timestamp) - now()) > TOLERANCE_S ? 'expired' : undefined;
    },
    message(timestamp: string, signature: string, body: string): Refusal | undefined {
      if (!isSame(signature, sign(secret, timestamp, body))) return 'forged';
      for (const [old, until] of seen) if (until < now()) seen.delete(old);
      if (seen.has(signature)) return 'replayed';
      seen.set(signature, now() + 2 * TOLERANCE_S);
      return undefined;
    },
  };
}
