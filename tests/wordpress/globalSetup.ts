import { preparedSite } from './preparedSite.ts';
import { wordPressUnavailable } from './availability.ts';

/** Prepares the WordPress site once, before the test files that would otherwise prepare it side by side. */
export default async function preparedWordPress(): Promise<void> {
  if (wordPressUnavailable() === undefined) await preparedSite();
}
