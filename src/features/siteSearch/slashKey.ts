import { persisted, textCodec } from '../../shared/storage/persisted.ts';

const choice = persisted('search-key', textCodec);

/** Whether “/” opens the search: the reader can turn off a shortcut of one character (WCAG 2.1.4). */
export const slashOpens = (): boolean => choice.read() !== 'off';

/** Stores the reader's choice; without storage it is as before on the next page. */
export function letSlashOpen(opens: boolean): void {
  if (opens) choice.remove();
  else choice.write('off');
}
