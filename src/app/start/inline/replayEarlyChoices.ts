import { wait } from '../../../shared/wait.ts';
import { isHydrated, PARTS } from './replayEarlyClicks.ts';
import { rootState } from '../../../shared/rootState.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** The way to set a field again as it is set now. */
function again(field: Field): () => void {
  if (field instanceof HTMLInputElement) {
    const { checked } = field;
    return () => {
      // React leaves the box as it is, and its own state as it was rendered: only a click changes both.
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

let running: (() => void) | undefined;

/**
 * Keeps what is chosen or checked before the page is hydrated, and sets it again then: React starts with what the page
 * was rendered with, and would drop the reader's choice silently (QU-04). Stops when all of the page is hydrated; until
 * then calling it again changes nothing. Returns the way to stop.
 */
export function replayEarlyChoices(): () => void {
  if (running) return running;
  const page = document.documentElement;
  const held = new Map<Field, () => void>();
  const note = ({ target }: Event) => {
    const isBox = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
    if (!(isBox || target instanceof HTMLSelectElement)) return;
    // A form reads what its fields hold when it starts.
    if (target.form || isHydrated(target)) return;
    held.delete(target);
    held.set(target, again(target));
  };
  const replay = async () => {
    for (const [field, set] of held) {
      if (!isHydrated(field)) continue;
      held.delete(field);
      if (field.isConnected) set();
      // One event at a time, as from a reader: React renders between two of them.
      await wait(0);
    }
    if (held.size === 0 && PARTS.every((part) => rootState(part) === 'ready')) letGo();
  };
  const letGo = () => {
    running = undefined;
    observer.disconnect();
    document.removeEventListener('change', note, { capture: true });
  };
  const observer = new MutationObserver(() => void replay());
  document.addEventListener('change', note, { capture: true });
  observer.observe(page, { attributeFilter: [...PARTS, 'section'].map((part) => `data-${part}`) });
  running = letGo;
  return letGo;
}
