import { applySettings } from '../../../features/reader/settings/readingSettings.ts';
import { splitLanguage } from '../../../i18n/addresses.ts';
import { clearRootState, rootState, setRootState } from '../../../shared/rootState.ts';
import { isPlain, plainPath } from '../address.ts';
import { leadToLanguage } from './leadToLanguage.ts';
import { painted } from './painted.ts';

/** Hides markup of another address: of the unfiltered list, or of the page for unknown addresses. */
function hideForeignMarkup(search: string): void {
  const path = plainPath(splitLanguage(window.location.pathname).path);
  const filtered = path === '/blog' && !isPlain(search);
  const unknownPost = rootState('page') === '404' && path.startsWith('/blog/');
  if (filtered || unknownPost) setRootState('pending', '');
}

/** Markup that must not be seen is hidden by the styles while the page is pending. */
export const show = () => {
  clearRootState('pending');
};

/**
 * Until something is painted, what lies below the first screen is not laid out at all (`.below`), near as it may be. A
 * page that begins further down shows its beginning at once.
 */
function paintFirstScreenFirst(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const anew = navigation && 'type' in navigation && navigation.type === 'navigate';
  if (!anew || window.location.hash) return;
  setRootState('unpainted', '');
  void painted().then(() => clearRootState('unpainted'));
}

/** Shows what the reader has chosen, before the first paint. */
export function beforePaint(): void {
  const { search } = window.location;
  applySettings();
  // Another tab has chosen; or the page comes back as it was left.
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, applySettings);
  window.addEventListener('pageshow', ({ persisted }) => persisted && leadToLanguage());
  hideForeignMarkup(search);
  // A page was rendered for no query: what a tool shows of another state is hidden by its styles until it knows.
  if (search) setRootState('query', '');
  paintFirstScreenFirst();
  // Nothing better comes in the end: what the page says by itself is shown.
  setTimeout(show, 20_000);
}
