import * as v from 'valibot';
import { fields, flag, listOf, plain, shown } from '../yaml/schema.ts';

const slot = fields({
  label: plain,
  /** Dubai time, `HH:MM`, 24 hours. */
  time: v.custom<string>(
    (time) => typeof time === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time),
    ({ input }) => `${shown(input)} is no time. Allowed: a time in quotes such as '14:00'`,
  ),
  available: flag,
});

export type Slot = v.InferOutput<typeof slot>;

/** The schema of `slots.yaml`. */
export const slotsFile = listOf(slot);
