import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { splitLanguage } from '../../i18n/addresses.ts';
import { isPlainClick, linkToPage } from '../start/links.ts';

/**
 * Opens links of parts that are not hydrated yet, which React Router does not hear of: the page that they lead to need not
 * wait for those parts.
 */
export function EarlyLinks(): null {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = linkToPage(event.target);
      if (event.defaultPrevented || !isPlainClick(event) || !link || link.hash) return;
      const { code, path } = splitLanguage(link.pathname);
      if (code !== splitLanguage(window.location.pathname).code) return;
      event.preventDefault();
      void navigate(path + link.search);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, [navigate]);
  return null;
}
