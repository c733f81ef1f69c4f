import { site } from '../../../content/site.ts';
import type { Setups } from '../model.ts';
import { toParams } from '../query.ts';

/** The public address of an estimate, or that of the site it is looked at on. */
export const addressOf = (setups: Setups, origin: string = site.url): string =>
  `${origin}/calculator?${toParams(setups).toString()}`;
