/** How the app gets on this device; `none` where it cannot, is installed already, or the browser does not say. */
export type InstallWay = 'prompt' | 'iosSafari' | 'iosBrowser' | 'inApp' | 'androidMenu' | 'macDock' | 'none';

/** What is to be known of a browser to tell. */
export interface InstallSurroundings {
  readonly userAgent: string;
  readonly platform: string;
  readonly maxTouchPoints: number;
  /** The page runs as the installed app. */
  readonly standalone: boolean;
  /** The browser has offered to ask the reader. */
  readonly promptAvailable: boolean;
}

/** Browsers inside other apps that name themselves. */
const NAMED =
  /Instagram|FBA[NV]|FB_IAB|LinkedInApp|WhatsApp|Twitter|Snapchat|Pinterest|TikTok|musical_ly|Bytedance|MicroMessenger|Line\/|Telegram|GSA\//;
/** Android's, by the mark that they all bear; iOS' lack the name of Safari. */
const isInApp = (userAgent: string, ios: boolean) =>
  NAMED.test(userAgent) || /; wv\)/.test(userAgent) || (ios && !/Safari\//.test(userAgent));

/** Browsers other than Safari may add to the home screen since iOS 16.4. */
function addsToHomeScreen(userAgent: string): boolean {
  const [, major, minor] = /OS (\d+)_(\d+)/.exec(userAgent) ?? [];
  return major === undefined || Number(major) > 16 || (major === '16' && Number(minor) >= 4);
}

/** The first Safari that adds to the Dock. */
const FIRST_DOCK = 17;
const safariVersion = (userAgent: string) =>
  Number(/^Mozilla\/5\.0 \(Macintosh;.* Version\/(\d+)[\d.]* Safari\/[\d.]+$/.exec(userAgent)?.[1] ?? 0);

/**
 * Tells how the app can be installed (OF-01). A browser that could ask but does not, is not told of: most likely the
 * app is installed.
 */
export function installWay(surroundings: InstallSurroundings): InstallWay {
  const { userAgent, platform, maxTouchPoints, standalone } = surroundings;
  if (standalone) return 'none';
  if (surroundings.promptAvailable) return 'prompt';
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  if (isInApp(userAgent, ios)) return 'inApp';
  if (ios && /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo|Brave/.test(userAgent))
    return addsToHomeScreen(userAgent) ? 'iosBrowser' : 'inApp';
  if (ios) return 'iosSafari';
  if (/Android.*(?:Firefox\/|SamsungBrowser\/)/.test(userAgent)) return 'androidMenu';
  return safariVersion(userAgent) >= FIRST_DOCK ? 'macDock' : 'none';
}

/** True where this page runs as the installed app. */
export function standaloneHere(): boolean {
  const modes = ['standalone', 'minimal-ui', 'window-controls-overlay'];
  return (
    navigator.standalone === true ||
    modes.some((mode) => window.matchMedia(`(display-mode: ${mode})`).matches)
  );
}

/** How the app can be installed in this browser. */
export function installWayHere(promptAvailable: boolean): InstallWay {
  const { userAgent, platform, maxTouchPoints } = navigator;
  return installWay({ userAgent, platform, maxTouchPoints, standalone: standaloneHere(), promptAvailable });
}
