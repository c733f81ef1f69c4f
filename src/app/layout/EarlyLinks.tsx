import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { splitLanguage } from '../../i18n/addresses.ts';
import { PREFILL, prefillState } from '../../shared/prefill.ts';
import { isAsRendered, isHydrated, isPlainClick, linkToPage } from '../start/pageLinks.ts';

/** Opens links of text that is not hydrated, or not yet, which React Router does not handle. */
export function EarlyLinks(): null {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = linkToPage(event.target);
      if (!isPlainClick(event) || !link || (isHydrated(link) && !isAsRendered(link))) return;
      if (link.hash && link.pathname === window.location.pathname) return;
      const { code, path } = splitLanguage(link.pathname);
      if (code !== splitLanguage(window.location.pathname).code) return;
      event.preventDefault();
      const message = link.getAttribute(PREFILL);
      void navigate(path + link.search + link.hash, {
        state: message === null ? null : prefillState(message),
      });
    };
    // React stops the propagation of clicks in these parts.
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, [navigate]);
  return null;
}
