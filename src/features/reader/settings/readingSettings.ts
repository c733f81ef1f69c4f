import { persisted, storedText, textCodec } from '../../../shared/storage/persisted.ts';
import { clearRootState, rootState, setRootState } from '../../../shared/rootState.ts';

/** What a reader can choose about reading, on this device (OF-10): each choice under its name in local storage. */
export const CHOICES = {
  scheme: ['auto', 'light', 'dark'],
  textSize: ['small', 'normal', 'large', 'larger', 'largest'],
  lineWidth: ['narrow', 'normal', 'wide'],
} as const;

export type SettingName = keyof typeof CHOICES;

const isSetting = (name: string): name is SettingName => Object.hasOwn(CHOICES, name);

/** The schemes in the order of the page's two `theme-color`s (index.html). */
const SCHEMES = ['light', 'dark'];

/** The browser's own frame takes the colour of the scheme that shows. */
function colourFrame(scheme: string | undefined): void {
  document.querySelectorAll('meta[name=theme-color]').forEach((meta, index) => {
    const its = SCHEMES[index];
    const chosen = scheme === its ? 'all' : 'not all';
    const media = SCHEMES.includes(scheme ?? '') ? chosen : `(prefers-color-scheme: ${its})`;
    // Else the browser works out its colours anew, on each page.
    if (meta.getAttribute('media') !== media) meta.setAttribute('media', media);
  });
}

/** Shows a choice: it stands on the document, where the styles find it. Unknown values are ignored. */
function show(name: SettingName, value: string | null): void {
  const choices: readonly string[] = CHOICES[name];
  if (value !== null && choices.includes(value)) setRootState(name, value);
  else clearRootState(name);
}

/**
 * Shows what is kept. Part of the script in each page's head, so that nothing is painted in the other scheme first.
 * Where there is no storage, what was chosen for this page stays.
 */
export function applySettings(): void {
  for (const name of Object.keys(CHOICES).filter(isSetting)) {
    const stored = storedText(name);
    if (stored !== undefined) show(name, stored);
  }
  colourFrame(rootState('scheme'));
}

/** Chooses, and shows it at once. False when it could not be kept: it then lasts as long as the page. */
export function choose(name: SettingName, value: string): boolean {
  show(name, value);
  colourFrame(rootState('scheme'));
  const stored = persisted(name, textCodec).write(value);
  if (!stored) console.info('The choice could not be stored');
  return stored;
}
