import { expect, it } from 'vitest';
import { visits } from '../support/visits.ts';

const { site, newPage, proxy } = visits();

async function openSlowly(path: string) {
  const page = await newPage();
  proxy().setMode(({ path: asked }) =>
    asked.startsWith('/assets/react-') ? { bytesPerSecond: 150_000 } : 'pass',
  );
  await page.goto(site().origin + path);
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);
  return page;
}

it('QU-04 choices made before hydration have an effect after it', async () => {
  const page = await openSlowly('/business-guide/free-zone-comparison');
  const choices = [
    ['What does the business mainly do?', 'Media and creative work'],
    ['Who needs a residence visa?', 'Nobody for now'],
  ] as const;
  const airport = page.getByRole('checkbox', { name: 'Airport next door' });
  for (const [name, label] of choices) await page.getByLabel(name).selectOption({ label });
  await airport.check();
  const best = page.getByRole('region', { name: 'Which zone suits me?' }).getByRole('heading', { level: 3 });
  await expect.poll(() => best.first().innerText()).toContain('SHAMS');
  const zones = page.getByRole('region', { name: 'All zones' }).getByRole('heading', { level: 3 });
  await expect.poll(() => zones.allInnerTexts()).toContain('DAFZA');
  expect(await zones.allInnerTexts()).not.toContain('IFZA');
  expect(await airport.isChecked()).toBe(true);
  expect(new URL(page.url()).searchParams.get('n')).toBeTruthy();
});
