import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { phoneHref } from '../../content/site.ts';

/**
 * The home-screen shortcut "Call" (appManifest.ts) may open addresses of the site only: it opens the contact page with
 * `?call=1`, which goes on to the phone. The parameter is taken off first, so that Back and a reload do not call again.
 */
export function useCallShortcut(): void {
  const [query, setQuery] = useSearchParams();
  const wanted = query.has('call');
  useEffect(() => {
    if (!wanted) return;
    setQuery(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('call');
        return rest;
      },
      { replace: true },
    );
    window.location.assign(phoneHref);
  }, [wanted, setQuery]);
}
