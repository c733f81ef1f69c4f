import { persisted, textCodec } from '../../shared/storage/persisted.ts';

const choice = persisted('search-key', textCodec);

/** Returns whether “/” opens the search: users can turn off a shortcut of one character (WCAG 2.1.4). */
export const slashOpens = (): boolean => choice.read() !== 'off';

/** Stores whether “/” opens the search. */
export function letSlashOpen(opens: boolean): void {
  if (opens) choice.remove();
  else choice.write('off');
}
