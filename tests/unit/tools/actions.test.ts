import { JSDOM } from 'jsdom';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { ContactTool } from '../../../src/pages/tools/ContactTool.tsx';
import { PortalTool } from '../../../src/pages/tools/PortalTool.tsx';

const clock = vi.hoisted((): { now: Date | undefined } => ({ now: undefined }));
vi.mock('../../../src/shared/hooks/useMinute.ts', () => ({ useMinute: () => clock.now }));

async function shown(tool: FunctionComponent): Promise<Document> {
  await startI18n('en');
  return new JSDOM(renderToString(createElement(MemoryRouter, {}, createElement(tool)))).window.document;
}

const main = (page: Document) =>
  [...page.querySelectorAll('.MuiButton-accent')].map((action) => action.getAttribute('href'));

describe('the main action', () => {
  it.each([
    ['calls while the office is open', '2026-11-18T06:30:00Z', /^tel:/],
    ['opens the chat while the office is closed', '2026-11-18T00:30:00Z', /^https:\/\/wa\.me\//],
    ['opens the chat before the time is known', undefined, /^https:\/\/wa\.me\//],
  ])('FR-08 of /company/contact %s', async (_, now, address) => {
    clock.now = now === undefined ? undefined : new Date(now);
    expect(main(await shown(ContactTool))).toEqual([expect.stringMatching(address)]);
  });

  it('PG-01 FR-09 of /login leads to a meeting while there is no client area', async () => {
    const page = await shown(PortalTool);
    expect(main(page)).toEqual(['/schedule']);
    expect(page.querySelector('.MuiButton-accent')?.textContent).toBe('Schedule Meeting');
    expect(page.querySelector('a[href^="https://wa.me/"]')).not.toBeNull();
  });
});
