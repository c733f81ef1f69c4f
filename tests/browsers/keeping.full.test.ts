import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LeadsSite, startLeadsSite } from '../support/leadsSite.ts';
import { startSite } from '../support/site.ts';
import { copySite, type SiteCopy } from '../support/siteCopy.ts';
import { describeEngines } from './describeEngines.ts';
import { workerInCharge } from './onDevice.ts';
import { until } from './visitor.ts';

const NAME = '#booking input[name="name"]';
const PHONE = '#booking input[name="phone"]';
const DIALOG = '[role="dialog"]';
const SENT = 'Sent at';
const WAITING = 'Waiting: will be sent when you are online';

let leads: LeadsSite | undefined;
const endpoint = () => {
  if (!leads) throw new Error('The endpoint is not there yet');
  return leads.endpoint;
};

describeEngines(
  ({ visitor, open }) => {
    const field = (selector: string) =>
      visitor()
        .window()
        .evaluate((wanted) => {
          const input = document.querySelector(wanted);
          return input instanceof HTMLInputElement ? input.value : undefined;
        }, selector);
    const fill = async (selector: string, text: string) => {
      await visitor().answers(selector);
      await visitor().window().type(selector, text);
    };

    it('QU-07 FO-03 a draft survives the end of the browser', async () => {
      await open('/');
      await workerInCharge(visitor());
      await fill(NAME, 'Amina');
      await until(
        () =>
          visitor()
            .window()
            .evaluate(() => localStorage.getItem('draft:booking')?.includes('Amina')),
        true,
      );
      await visitor().restart();
      await open('/');
      await visitor().answers(NAME);
      await expect.poll(() => field(NAME)).toBe('Amina');
    });

    it('QU-07 FO-02 a request waits while the server is unreachable, and is sent once after a restart', async () => {
      await endpoint().stop();
      await open('/');
      await visitor().answers(NAME);
      await until(() => field(NAME), 'Amina');
      await fill(PHONE, '+971501234567');
      await visitor().tap('#booking form button[type="submit"]');
      await visitor().sees(`${DIALOG} [role="status"]`, WAITING);
      expect(endpoint().taken()).toEqual([]);
      await visitor().restart();
      await endpoint().restart();
      await open('/');
      await expect
        .poll(() => endpoint().taken())
        .toMatchObject([{ form: 'booking', fields: { name: 'Amina' } }]);
      await open('/saved');
      await visitor().sees('main section', SENT);
      expect(endpoint().taken()).toHaveLength(1);
      endpoint().reset();
    });
  },
  {
    start: async () => {
      leads = await startLeadsSite();
      return leads.site;
    },
  },
);

describeEngines(({ site, visitor, open }) => {
  describe('a pack of guides', () => {
    it('QU-07 OF-05 the pack is saved completely', async () => {
      await open('/blog');
      await workerInCharge(visitor());
      await visitor().tap('main a', 'Tax');
      await visitor().tap('main button', 'guides on “Tax”');
      await visitor().sees('main', 'All saved');
      await open('/saved');
      expect(await visitor().sees('main article', 'Complete')).toBe(0);
    });

    describe('with the server stopped, after a restart', () => {
      beforeAll(async () => {
        await site().stop();
        await visitor().restart();
      });
      afterAll(() => site().restart());

      it('QU-07 OF-05 its guides are readable', async () => {
        await open('/saved');
        await visitor().sees('main article', 'Complete');
        await visitor().tap('main article a');
        await visitor().sees('#article-body');
        expect((await visitor().text('#article-body')).length).toBeGreaterThan(2000);
      });
    });
  });
});

let copy: SiteCopy | undefined;
afterAll(() => copy?.remove());

describeEngines(
  ({ visitor, open }) => {
    const version = () =>
      visitor()
        .window()
        .evaluate(
          () =>
            new Promise((resolve) => {
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', ({ data }) => resolve(String(data)));
              port1.start();
              navigator.serviceWorker.controller?.postMessage('which', [port2]);
            }),
        );

    it('QU-07 OF-07 a new version is announced, and applied after confirmation', async () => {
      await open('/blog');
      await workerInCharge(visitor());
      expect(await version()).toBe('first');
      copy?.publish('second');
      await open('/blog');
      await visitor().sees('body', 'A new version is ready.');
      expect(await version()).toBe('first');
      await visitor().tap('button', 'Update now');
      await until(version, 'second');
    });
  },
  {
    start: () => {
      copy?.remove();
      copy = copySite();
      copy.publish('first');
      return startSite(copy.dir);
    },
  },
);
