import type { Fields } from '../../../features/leads/drafts/draftLifetime.ts';

/** What a request lacks that is to be answered: a name, or a way to answer, or an e-mail address that is whole. */
export type Missing = 'name' | 'way' | 'email';

/** Mild: whatever has something on both sides of the sign. Who writes it knows it best. */
const isAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/**
 * What keeps a request from being answered, in the form's order; empty for one that can be: an e-mail address or a
 * phone number is enough (FO-02). A name is asked for only with a way: a number alone can be called.
 */
export function missingIn(fields: Fields): readonly Missing[] {
  const given = (name: string) => (fields[name] ?? '').trim();
  if (given('phone') !== '' || isAddress(given('email'))) return [];
  return [...(given('name') === '' ? (['name'] as const) : []), given('email') === '' ? 'way' : 'email'];
}
