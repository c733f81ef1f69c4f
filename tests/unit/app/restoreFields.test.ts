// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { restoreFields } from '../../../src/app/start/restoreFields.ts';
import type { Field } from '../../../src/shared/fields.ts';

const FORM = `<form><input name="name"><input name="tel"><select name="kind"><option>a<option>b</select>
  <input type="radio" name="time" value="9"><input type="radio" name="time" value="10"><textarea name="text"></textarea></form>
  <form><input name="name"></form>`;

it('FO-03 restores typed and chosen values after a failed hydration', async () => {
  document.body.innerHTML = FORM;
  const fields = [...document.querySelectorAll<Field>('input, select, textarea')];
  const [name, , kind, , ten, text, second] = fields;
  for (const [field, value] of [
    [name, 'Amina'],
    [kind, 'b'],
    [text, 'Hello'],
    [second, 'Second'],
  ] as const)
    if (field) field.value = value;
  if (ten instanceof HTMLInputElement) ten.checked = true;
  document.body.innerHTML = '';
  restoreFields(fields);
  document.body.innerHTML = FORM;
  const next = [...document.querySelectorAll<Field>('input, select, textarea')];
  const values = () =>
    next.map((field) =>
      field instanceof HTMLInputElement && field.type === 'radio' ? field.checked : field.value,
    );
  await vi.waitFor(() => expect(values()).toEqual(['Amina', '', 'b', false, true, 'Hello', 'Second']));
});
