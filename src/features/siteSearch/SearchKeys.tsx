import { useEffect } from 'react';
import { slashOpens } from './slashKey.ts';

/** What takes keys itself. */
const TYPING = 'input, textarea, select, [contenteditable], [role="menu"]';

/** A window that is open; one that is leaving says that it is none any more. */
const WINDOW = 'dialog[open], [aria-modal="true"]';

const isTyping = ({ target }: Event) => target instanceof Element && target.closest(TYPING) !== null;

function opens(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (altKey || repeat || event.isComposing || event.defaultPrevented) return false;
  // By letter, as on a Dvorak keyboard; where keys have no Latin letters, as on an Arabic one, by position.
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  if (ctrlKey !== metaKey) return isK && !shiftKey;
  return key === '/' && !ctrlKey && !isTyping(event) && slashOpens();
}

/** “/” opens the site's search, and so does Ctrl or Cmd with K, unless a window is open already. Shows nothing itself. */
export function SearchKeys(): null {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!opens(event) || document.querySelector(WINDOW)) return;
      const button = document.querySelector<HTMLElement>('header [aria-keyshortcuts]');
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return null;
}
