import { useEffect } from 'react';
import { slashOpens } from './slashKey.ts';

/** Elements that handle keys themselves. */
const TYPING = 'input, textarea, select, [contenteditable], [role="menu"]';

/** An open window; a closing one is no longer modal. */
const WINDOW = 'dialog[open], [aria-modal="true"]';

const isTyping = ({ target }: Event) => target instanceof Element && target.closest(TYPING) !== null;

function opens(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (altKey || repeat || event.isComposing || event.defaultPrevented) return false;
  // By letter (Dvorak), or by position on keyboards without Latin letters.
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  if (ctrlKey !== metaKey) return isK && !shiftKey;
  return key === '/' && !ctrlKey && !isTyping(event) && slashOpens();
}

/** Opens the site search by “/” and Ctrl or Cmd with K, unless a window is open. Renders nothing. */
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
