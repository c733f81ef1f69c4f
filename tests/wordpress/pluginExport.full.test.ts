import { beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { randomKey } from '../../src/shared/randomKey.ts';
import { formsOf, submission } from './pluginForms.ts';
import { describePlugin } from './pluginSite.ts';

const exported = v.object({
  data: v.array(v.object({ data: v.array(v.object({ name: v.string(), value: v.string() })) })),
});

describePlugin('The plugin exports leads', (get) => {
  const { deliver, exportedFile, reset } = formsOf(get);
  const send = (fields: Record<string, string>) => deliver(submission(fields));

  beforeEach(reset);

  it('CS-07 the exported file contains each lead, and no formula', async () => {
    await send({ name: '=HYPERLINK("http://evil.example")', email: 'csv@marsa.example', phone: '+971 50' });
    await send({ name: '@SUM(1)', email: '-1@marsa.example', remarks: 'two\nlines' });
    const text = await exportedFile();
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")",csv@marsa.example,"'+971 50"`);
    expect(text).toContain(`'@SUM(1),'-1@marsa.example,`);
    expect(text).toContain('"remarks: two\nlines"');
    expect(text).not.toMatch(/(^|,|")[=+@-]/m);
  });

  it('CS-07 SE-01 a cell contains no formula, whatever separates cells for the spreadsheet', async () => {
    const cells: string[] = ['=1;=2;;=3'];
    const safe: string[] = ["'=1;'=2;;'=3"];
    for (const start of ['', 'a;', 'a,', 'a\t', 'a|', 'a\n'])
      for (const space of ['', ' ', '\u{a0}\u{202f}', '\u{200b}'])
        for (const sign of '=+-@＝＋－＠') {
          cells.push(`${start}${space}${sign}1+1`);
          safe.push(`${start}'${space}${sign}1+1`);
        }
    const plain = ['', 'a=1', 'a - b', '1-2', 'a;b', '2026-11-28 10:00:00'];
    expect(await get().ask('cells', { texts: [...cells, ...plain] })).toEqual([...safe, ...plain]);
  });

  it('CS-07 OF-07 leads of version 1.0 are in the list, the exported file and the personal data', async () => {
    const fields = { name: 'Of old', email: 'Old@marsa.example', phone: '2', remarks: 'Long ago' };
    const key = randomKey();
    const lead = { key, form: 'quote', fields, text: 'Old text', language: 'en', createdAt: '2025-01-01' };
    const id = await get().ask('oldLead', lead);
    expect(await get().administrator.page('/wp-admin/edit.php?post_type=marsa_lead')).toContain('Of old');
    const shown = await get().administrator.page(`/wp-admin/post.php?post=${String(id)}&action=edit`);
    for (const text of ['Long ago', 'Old text', 'Mail: sent']) expect(shown).toContain(text);
    const file = await exportedFile();
    expect(file).toContain('"Of old",Old@marsa.example,2,en,"remarks: Long ago","Old text",');
    const email = 'old@marsa.example';
    const personal = v.parse(exported, await get().ask('personalData', { email }));
    expect(personal.data.flatMap(({ data }) => data)).toContainEqual({ name: 'remarks', value: 'Long ago' });
    expect(await get().ask('erase', { email })).toMatchObject({ items_removed: 1, done: true });
    expect(v.parse(exported, await get().ask('personalData', { email })).data).toEqual([]);
  });
});
