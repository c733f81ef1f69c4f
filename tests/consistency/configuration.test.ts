import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markupOf } from '../support/renderedMarkup.ts';

const CONFIGURED = {
  VITE_PHONE: '+44 20 7946 0999',
  VITE_WHATSAPP: '+44 7700 900999',
  VITE_EMAIL: 'ask@firm.example',
  VITE_VIDEO_CHANNEL: 'https://video.example/firm',
  VITE_PORTAL: 'https://clients.firm.example/in',
  VITE_ADDRESS_DUBAI: 'Quay House, Deira',
  VITE_ADDRESS_LONDON: 'Canal House, Islington',
};

describe('the site configuration', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  it('FR-10 FR-08 pages show and link to the values of the environment', async () => {
    for (const [name, value] of Object.entries(CONFIGURED)) vi.stubEnv(name, value);
    const page = await markupOf('/company/contact');
    const footer = /<footer.*<\/footer>/s.exec(page)?.[0] ?? '';
    const { VITE_PHONE, VITE_EMAIL, VITE_ADDRESS_DUBAI, VITE_ADDRESS_LONDON } = CONFIGURED;
    const cities = ['<b>Dubai</b>', '<b>London</b>'];
    for (const shown of [VITE_PHONE, VITE_EMAIL, VITE_ADDRESS_DUBAI, VITE_ADDRESS_LONDON, ...cities])
      expect(footer).toContain(shown);
    const ways = ['tel:+442079460999', 'https://wa.me/447700900999', 'mailto:ask@firm.example'];
    for (const address of [...ways, 'https://video.example/firm']) expect(page).toContain(`href="${address}`);
    const login = await markupOf('/login');
    expect(login).toContain('href="https://clients.firm.example/in"');
    expect(login).toContain('Open the client area');
    expect(login).toContain('The button on this page leads to the client area');
  });

  it('FR-10 no button leads to the client area when none is configured', async () => {
    const login = await markupOf('/login');
    expect(login).not.toContain('Open the client area');
    expect(login).toContain('this site has no client area');
    expect(login).not.toContain('How to get access');
  });

  it('FR-10 the copyright line has the year of the build', async () => {
    vi.stubEnv('BUILD_YEAR', '2031');
    expect(await markupOf('/faq')).toContain('© 2031 ');
  });

  it('FR-10 FR-08 footer, contact page, meeting form and clock use the configured opening hours', async () => {
    const { site } = await import('../../src/content/site.ts');
    vi.resetModules();
    vi.doMock('../../src/content/site.ts', async (original) => ({
      ...(await original<object>()),
      site: { ...site, hours: [{ days: [2, 4], opens: 8, closes: 13 }] },
    }));
    for (const path of ['/faq', '/company/contact', '/schedule']) {
      const markup = await markupOf(path);
      expect(markup).toContain('Tue–Thu 8:00–13:00');
      expect(markup).toContain('Mon · Fri · Sat · Sun closed');
      expect(markup).not.toContain('18:00');
    }
    const { isOfficeOpen } = await import('../../src/content/officeHours.ts');
    const open = ['2026-11-24T04:00Z', '2026-11-24T09:00Z', '2026-11-27T05:00Z'];
    expect(open.map((moment) => isOfficeOpen(new Date(moment)))).toEqual([true, false, false]);
    vi.doUnmock('../../src/content/site.ts');
  });
});
