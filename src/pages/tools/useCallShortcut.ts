import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { phoneHref } from '../../content/site.ts';

/** Opens the phone for `?call=1`, the home-screen shortcut "Call" (appManifest.ts), once. */
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
