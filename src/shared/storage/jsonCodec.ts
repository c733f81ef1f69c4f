import * as v from 'valibot';
import type { Codec } from './persisted.ts';

/** Returns a codec for JSON; `fallback` replaces missing and invalid values. */
export const jsonCodec = <T>(schema: v.GenericSchema<unknown, T>, fallback: T): Codec<T> => ({
  parse: (text) => {
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : fallback;
  },
  format: (value) => JSON.stringify(value),
});
