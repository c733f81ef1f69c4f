import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { chooseLanguage } from '../../features/language/chooseLanguage.ts';
import { isLanguageCode } from '../../i18n/languages.ts';
import { useToday } from '../../shared/hooks/useToday.ts';

const all = (selector: string) => document.querySelectorAll<HTMLElement>(`main ${selector}`);

function showEnded(today: string): void {
  for (const element of all('[data-until]')) element.hidden = (element.dataset['until'] ?? '') < today;
  for (const element of all('[data-after]')) element.hidden = (element.dataset['after'] ?? '') >= today;
}

function onLanguageClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-language]') : null;
  const code = link?.dataset['language'];
  if (!isLanguageCode(code)) return;
  event.preventDefault();
  void chooseLanguage(code);
}

/** Adds the effects of a content page's text. Renders nothing, so that a new day does not render the tool. */
export function TextEffects(): null {
  const { hash } = useLocation();
  const today = useToday();
  useEffect(() => {
    if (today !== undefined) showEnded(today);
  }, [today]);
  // Browsers open `<details>` for a target inside it, but not for its summary.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '');
  }, [hash]);
  useEffect(() => {
    document.addEventListener('click', onLanguageClick);
    return () => document.removeEventListener('click', onLanguageClick);
  }, []);
  return null;
}
