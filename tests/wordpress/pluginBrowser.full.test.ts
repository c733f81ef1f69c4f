import { expect, it, onTestFinished } from 'vitest';
import { post } from '../../src/features/leads/delivery/post.ts';
import { newSubmission } from '../../src/features/leads/retryPolicy.ts';
import { randomKey } from '../../src/shared/randomKey.ts';
import { newVisitor, sharedBrowser } from '../support/browser.ts';
import { describePlugin } from './pluginSite.ts';

const MARKUP = '<script>document.title="ran"</script><img src=x onerror="document.title=\'ran\'">';

describePlugin('The plugin’s leads in a browser', (get) => {
  it('CS-07 SE-01 markup in a lead is text on the pages of the administration, and nothing of it runs', async () => {
    const fields = { name: MARKUP, phone: '+971 50 123 4567', remarks: MARKUP };
    const lead = newSubmission(
      { form: 'quote', fields, text: MARKUP, language: 'en' },
      randomKey(),
      Date.now(),
    );
    expect(await post(`${get().origin}/wp-json/marsa/v1/leads`, lead)).toEqual({ kind: 'taken' });

    const { page, context } = await newVisitor(await sharedBrowser());
    onTestFinished(() => context.close());
    // PHP's own server may give a page to a process that is busy with a picture. What is looked for is in the page itself.
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    const cookies = get().administrator.cookies();
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: get().origin })));

    const shown = async () => {
      await page.getByText(MARKUP).first().waitFor();
      expect(await page.locator('img[src="x"]').count()).toBe(0);
      expect(await page.title()).not.toBe('ran');
    };
    await page.goto(`${get().origin}/wp-admin/edit.php?post_type=marsa_lead`, { waitUntil: 'commit' });
    await shown();
    const row = await page.locator('#the-list tr').first().getAttribute('id');
    const id = row?.replace('post-', '');
    await page.goto(`${get().origin}/wp-admin/post.php?post=${id}&action=edit`, { waitUntil: 'commit' });
    await shown();
  });
});
