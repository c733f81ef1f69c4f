/** How to install the app on this device; `none` when it is impossible, already installed, or unknown. */
export type InstallWay = 'prompt' | 'iosSafari' | 'iosBrowser' | 'inApp' | 'androidMenu' | 'macDock' | 'none';

export interface InstallSurroundings {
  readonly userAgent: string;
  readonly platform: string;
  readonly maxTouchPoints: number;
  readonly standalone: boolean;
  readonly promptAvailable: boolean;
}

const NAMED =
  /Instagram|FBA[NV]|FB_IAB|LinkedInApp|WhatsApp|Twitter|Snapchat|Pinterest|TikTok|musical_ly|Bytedance|MicroMessenger|Line\/|Telegram|GSA\//;
/** In-app browsers: on Android marked with `wv`, on iOS without `Safari`. */
const isInApp = (userAgent: string, ios: boolean) =>
  NAMED.test(userAgent) || /; wv\)/.test(userAgent) || (ios && !/Safari\//.test(userAgent));

/** Returns true since iOS 16.4, for other browsers than Safari. */
function addsToHomeScreen(userAgent: string): boolean {
  const [, major, minor] = /OS (\d+)_(\d+)/.exec(userAgent) ?? [];
  return major === undefined || Number(major) > 16 || (major === '16' && Number(minor) >= 4);
}

/** First Safari that can add to the Dock. */
const FIRST_DOCK_VERSION = 17;
const safariVersion = (userAgent: string) =>
  Number(/^Mozilla\/5\.0 \(Macintosh;.* Version\/(\d+)[\d.]* Safari\/[\d.]+$/.exec(userAgent)?.[1] ?? 0);

/**
 * Returns how to install the app (OF-01); `none` for Chromium without a prompt, which mostly has it
 * installed.
 */
export function installWay(surroundings: InstallSurroundings): InstallWay {
  const { userAgent, platform, maxTouchPoints, standalone } = surroundings;
  if (standalone) return 'none';
  if (surroundings.promptAvailable) return 'prompt';
  // An iPad identifies as a Mac, but no Mac has a touch screen.
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  if (isInApp(userAgent, ios)) return 'inApp';
  if (ios && /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo|Brave/.test(userAgent))
    return addsToHomeScreen(userAgent) ? 'iosBrowser' : 'inApp';
  if (ios) return 'iosSafari';
  if (/Android.*(?:Firefox\/|SamsungBrowser\/)/.test(userAgent)) return 'androidMenu';
  return safariVersion(userAgent) >= FIRST_DOCK_VERSION ? 'macDock' : 'none';
}

/** Returns true when the page runs as the installed app. */
export function standaloneHere(): boolean {
  const modes = ['standalone', 'minimal-ui', 'window-controls-overlay'];
  return (
    navigator.standalone === true ||
    modes.some((mode) => window.matchMedia(`(display-mode: ${mode})`).matches)
  );
}

/** Returns how to install the app in this browser. */
export function installWayHere(promptAvailable: boolean): InstallWay {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return installWay({ userAgent, platform, maxTouchPoints, standalone: standaloneHere(), promptAvailable });
}
