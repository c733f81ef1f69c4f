const PLACE = 'search-key';

/** Whether “/” opens the search: a key of one sign has to be one that the reader can turn off (WCAG 2.1.4). */
export function slashOpens(): boolean {
  try {
    return localStorage.getItem(PLACE) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the reader's choice. */
export function letSlashOpen(opens: boolean): void {
  try {
    if (opens) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, 'off');
  } catch {
    // Without storage it holds as it was.
  }
}
