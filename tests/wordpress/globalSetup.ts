import { preparedSite } from './preparedSite.ts';
import { wordPressUnavailable } from './availability.ts';

/** Prepares the WordPress site once, before test files would do so in parallel. */
export default async function preparedWordPress(): Promise<void> {
  if (wordPressUnavailable() === undefined) await preparedSite();
}
