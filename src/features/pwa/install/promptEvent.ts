/** Chromium's offer to install the app. https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Held by the script in the page's head: it may come before the app does. */
    marsaInstall?: BeforeInstallPromptEvent | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent;
  }
  interface Navigator {
    /** Safari on iOS: opened from the home screen. */
    readonly standalone?: boolean;
  }
}

const listeners = new Set<() => void>();

/** True while the browser would ask the reader whether to install the app. */
export const promptAvailable = (): boolean => window.marsaInstall !== undefined;

/** Calls back when that changes; returns the way to stop. */
export function onPromptChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('beforeinstallprompt', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('beforeinstallprompt', listener);
  };
}

/** Forgets the browser's offer: it is good for once, and for nothing once the app is installed. */
export function dropPrompt(): void {
  window.marsaInstall = undefined;
  for (const listener of listeners) listener();
}

/** Lets the browser ask, which it does on a tap only. True when the reader agrees; never rejects. */
export async function askToInstall(): Promise<boolean> {
  const held = window.marsaInstall;
  dropPrompt();
  try {
    return (await held?.prompt())?.outcome === 'accepted';
  } catch (error) {
    console.info(`The browser did not ask: ${String(error)}`);
    return false;
  }
}
