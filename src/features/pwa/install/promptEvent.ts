/** Event of Chromium. https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Stored by the script in the head: it may fire before the app loads. */
    marsaInstall?: BeforeInstallPromptEvent | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent;
  }
  interface Navigator {
    /** iOS Safari: opened from the home screen. */
    readonly standalone?: boolean;
  }
}

const listeners = new Set<() => void>();

/** Returns true while the browser has an install prompt. */
export const promptAvailable = (): boolean => window.marsaInstall !== undefined;

/** Subscribes to changes of the prompt; returns an unsubscribe function. */
export function onPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('beforeinstallprompt', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('beforeinstallprompt', listener);
  };
}

/** Discards the prompt, which can be used only once, and not after installation. */
export function dropPrompt(): void {
  window.marsaInstall = undefined;
  for (const listener of listeners) listener();
}

/** Opens the browser's prompt; requires a click. Returns true when the user accepts; never rejects. */
export async function promptInstall(): Promise<boolean> {
  const held = window.marsaInstall;
  dropPrompt();
  try {
    return (await held?.prompt())?.outcome === 'accepted';
  } catch (error) {
    console.info(`Install prompt failed: ${String(error)}`);
    return false;
  }
}
