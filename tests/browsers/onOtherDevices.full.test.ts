import { describe, expect, it } from 'vitest';
import { openPdf } from '../../scripts/downloads/files.ts';
import { describeEngine, describeEngines, type Visit } from './describeEngines.ts';
import { firefox } from './firefox.ts';
import { workerInCharge } from './onDevice.ts';
import { until } from './visitor.ts';
import { webkit } from './webkit.ts';

const ARTICLE = '/blog/corporate-bank-account-checklist';
const OFFER = 'aside:has(button[aria-label]):has(h2)';

const ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const testInstallHint =
  (step: string) =>
  ({ visitor, open }: Visit) => {
    it('QU-07 OF-01 the browser of a phone shows how to install the app', async () => {
      await open(ARTICLE);
      await workerInCharge(visitor());
      await visitor().tap('main header button', 'Save for offline');
      await visitor().tap(`${OFFER} button`, 'Show how');
      expect(await visitor().sees(`${OFFER} li`, step)).toBeGreaterThan(0);
    });
  };
describe('on Android', () => {
  describeEngine(firefox, testInstallHint('“Add to Home screen”'), { device: { userAgent: ANDROID } });
});
describe('on an iPhone', () => {
  describeEngine(webkit, testInstallHint('“Add to Home Screen”'), { device: { userAgent: IPHONE } });
});

/** The brightness of the page's background, from 0 to 255. */
const brightness = ({ visitor }: Visit) =>
  visitor()
    .window()
    .evaluate(() => {
      const parts = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
      return parts.slice(0, 3).reduce((sum, part) => sum + Number(part) / 3, 0);
    });
const isDark = async (visit: Visit) => (await brightness(visit)) < 60;

const keeps = ({ visitor }: Visit) =>
  visitor()
    .window()
    .evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          try {
            const asked = indexedDB.open('marsa-asks');
            asked.addEventListener('success', () => resolve(true));
            asked.addEventListener('error', () => resolve(false));
          } catch {
            resolve(false);
          }
        }),
    );

describeEngines((visit) => {
  it('QU-07 OF-10 a light system shows the light page', async () => {
    await visit.open(ARTICLE);
    expect(await isDark(visit)).toBe(false);
    expect(await keeps(visit)).toBe(true);
  });

  it('QU-07 BP-05 an article is printed completely', async () => {
    await visit.open(ARTICLE);
    const file = await visit.visitor().window().print();
    const enough = file ? (await openPdf(file)).numPages > 2 : visit.name === 'WebKit';
    expect(enough).toBe(true);
  });
});

describeEngines(
  (visit) => {
    it('QU-07 OF-10 a dark system shows the dark page, or the selected scheme', async () => {
      const { visitor, open } = visit;
      await open(ARTICLE);
      expect(await isDark(visit)).toBe(true);
      await visitor().tap('main header button', 'Reading settings');
      await visitor().tap('[role="group"] label', 'Light');
      await until(() => isDark(visit), false);
      await visitor().restart();
      await open(ARTICLE);
      expect(await isDark(visit)).toBe(false);
    });
  },
  { device: { dark: true } },
);

describeEngines(
  (visit) => {
    it('QU-07 OF-09 with blocked storage, list and article are readable, and no offline copy is offered', async () => {
      const { visitor, open } = visit;
      await open('/blog?page=2');
      await visitor().sees('main', 'Page 2 of');
      await visitor().tap('main article a[href^="/blog/"]');
      await visitor().sees('#article-body');
      expect((await visitor().text('#article-body')).length).toBeGreaterThan(2000);
      expect(await visitor().text('main')).not.toContain('Available offline');
      expect(await keeps(visit)).toBe(false);
    });
  },
  { device: { storageRefused: true } },
);
