import { describe, expect, it } from 'vitest';
import { installWay } from '../../../src/features/pwa/install/installWay.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240805.005; wv) AppleWebKit/537.36';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

const agents = {
  safariPhone: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
  safariMac: `${MAC} Version/18.5 Safari/605.1.15`,
  safariOldMac: `${MAC} Version/16.6 Safari/605.1.15`,
  chromePhone: `${IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`,
  firefoxPhone: `${IPHONE} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`,
  edgePhone: `${IPHONE} Version/18.0 EdgiOS/142.0.3595.66 Mobile/15E148 Safari/604.1`,
  googlePhone: `${IPHONE} GSA/370.1.761367228 Mobile/15E148 Safari/604.1`,
  chromeOldPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1',
  instagramPhone: `${IPHONE} Mobile/22F76 Instagram 383.0.0.25.81 (iPhone15,3; iOS 18_5; en_GB; en-GB; scale=3.00; 1290x2796; 744062213)`,
  facebookPhone: `${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/514.0.0.46.97;FBBV/739163894;FBDV/iPhone15,3;FBMD/iPhone;FBSN/iOS;FBSV/18.5;FBSS/3;FBCR/;FBID/phone;FBLC/en_GB;FBOP/5]`,
  unnamedPhone: `${IPHONE} Mobile/15E148`,
  instagramAndroid: `${PIXEL} (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.102 Mobile Safari/537.36 Instagram 383.1.0.48.78 Android (34/14; 420dpi; 1080x2205; Google/google; Pixel 8; shiba; shiba; en_GB; 747542338)`,
  unnamedAndroid: `${PIXEL} (KHTML, like Gecko) Version/4.0 Chrome/142.0.7444.102 Mobile Safari/537.36`,
  chromeAndroid: `Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`,
  firefoxAndroid: 'Mozilla/5.0 (Android 14; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
  samsung:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  chromeMac: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`,
  edgeWindows: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`,
  firefoxWindows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
} as const;

const wayOf = (userAgent: string, more: Partial<Parameters<typeof installWay>[0]> = {}) =>
  installWay({
    userAgent,
    platform: userAgent.includes('Macintosh') ? 'MacIntel' : 'any',
    maxTouchPoints: 0,
    standalone: false,
    promptAvailable: false,
    ...more,
  });

describe('the way to install', () => {
  it.each([
    ['safariPhone', 'iosSafari'],
    ['chromePhone', 'iosBrowser'],
    ['firefoxPhone', 'iosBrowser'],
    ['edgePhone', 'iosBrowser'],
    ['googlePhone', 'inApp'],
    ['chromeOldPhone', 'inApp'],
    ['instagramPhone', 'inApp'],
    ['facebookPhone', 'inApp'],
    ['unnamedPhone', 'inApp'],
    ['instagramAndroid', 'inApp'],
    ['unnamedAndroid', 'inApp'],
    ['firefoxAndroid', 'androidMenu'],
    ['samsung', 'androidMenu'],
    ['safariMac', 'macDock'],
    ['safariOldMac', 'none'],
    ['chromeAndroid', 'none'],
    ['chromeMac', 'none'],
    ['edgeWindows', 'none'],
    ['firefoxWindows', 'none'],
  ] as const)('OF-01 on %s is %s', (agent, way) => {
    expect(wayOf(agents[agent])).toBe(way);
  });

  it('OF-01 is detected for an iPad with the user agent of a Mac', () => {
    expect(wayOf(agents.safariMac, { maxTouchPoints: 5 })).toBe('iosSafari');
    expect(wayOf(`${MAC} CriOS/142.0 Version/18.5 Safari/605.1.15`, { maxTouchPoints: 5 })).toBe(
      'iosBrowser',
    );
  });

  it.each(['chromeAndroid', 'samsung', 'chromeMac', 'edgeWindows'] as const)(
    'OF-01 is for %s the prompt of the browser, if available',
    (agent) => {
      expect(wayOf(agents[agent], { promptAvailable: true })).toBe('prompt');
    },
  );

  it.each([agents.safariPhone, agents.chromeAndroid])('OF-01 is none in the installed app: %s', (agent) => {
    expect(wayOf(agent, { standalone: true, promptAvailable: true })).toBe('none');
  });
});
