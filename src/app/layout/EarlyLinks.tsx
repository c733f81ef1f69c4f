import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { splitLanguage } from '../../i18n/addresses.ts';
import { isHydrated, isPlainClick, linkToPage } from '../start/links.ts';

/**
 * Opens links of parts that are not hydrated yet, which React Router does not hear of: the page that they lead to need not
 * wait for those parts.
 */
export function EarlyLinks(): null {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = linkToPage(event.target);
      if (!isPlainClick(event) || !link || link.hash || isHydrated(link)) return;
      const { code, path } = splitLanguage(link.pathname);
      if (code !== splitLanguage(window.location.pathname).code) return;
      event.preventDefault();
      void navigate(path + link.search);
    };
    // React stops clicks on these parts on their way up.
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, [navigate]);
  return null;
}
