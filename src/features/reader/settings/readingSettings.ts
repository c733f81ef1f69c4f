import { persisted, storedText, textCodec } from '../../../shared/storage/persisted.ts';
import { clearRootState, rootState, setRootState } from '../../../shared/rootState.ts';

/** Reading settings with their values (OF-10); the names are keys of local storage. */
export const CHOICES = {
  scheme: ['auto', 'light', 'dark'],
  textSize: ['small', 'normal', 'large', 'larger', 'largest'],
  lineWidth: ['narrow', 'normal', 'wide'],
} as const;

export type SettingName = keyof typeof CHOICES;

const isSetting = (name: string): name is SettingName => Object.hasOwn(CHOICES, name);

/** In the order of the `theme-color` elements in index.html. */
const SCHEMES = ['light', 'dark'];

/** The browser's frame follows the selected scheme. */
function colourFrame(scheme: string | undefined): void {
  document.querySelectorAll('meta[name=theme-color]').forEach((meta, index) => {
    const its = SCHEMES[index];
    const chosen = scheme === its ? 'all' : 'not all';
    const media = SCHEMES.includes(scheme ?? '') ? chosen : `(prefers-color-scheme: ${its})`;
    // Setting an equal value would recalculate the browser's colours.
    if (meta.getAttribute('media') !== media) meta.setAttribute('media', media);
  });
}

/** Applies a choice as an attribute of the document; ignores unknown values. */
function show(name: SettingName, value: string | null): void {
  const choices: readonly string[] = CHOICES[name];
  if (value !== null && choices.includes(value)) setRootState(name, value);
  else clearRootState(name);
}

/** Applies the stored choices. Part of the script in the head, before the first paint. */
export function applySettings(): void {
  for (const name of Object.keys(CHOICES).filter(isSetting)) {
    const stored = storedText(name);
    if (stored !== undefined) show(name, stored);
  }
  colourFrame(rootState('scheme'));
}

/** Applies and stores a choice. Returns false when it cannot be stored and only lasts as long as the page. */
export function choose(name: SettingName, value: string): boolean {
  show(name, value);
  colourFrame(rootState('scheme'));
  const stored = persisted(name, textCodec).write(value);
  if (!stored) console.info('The choice could not be stored');
  return stored;
}
