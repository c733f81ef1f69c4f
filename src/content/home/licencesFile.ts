import type * as v from 'valibot';
import { address } from '../yaml/fields.ts';
import { fields, listOf, oneOf, plain } from '../yaml/schema.ts';

const authority = fields({ name: plain, short: plain });

const licence = fields({
  id: oneOf(['mainland', 'freeZone', 'offshore']),
  to: address,
  /** The token `--licence-<colour>`. */
  colour: oneOf(['saffron', 'teal', 'indigo']),
  authorities: listOf(authority),
});
export type LicenceType = v.InferOutput<typeof licence>;

/** The schema of `licences.yaml`. */
export const licencesFile = listOf(licence);
