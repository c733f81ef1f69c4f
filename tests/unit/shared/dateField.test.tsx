// @vitest-environment jsdom
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { DateField } from '../../../src/shared/ui/DateField.tsx';
import { mountField, unmount } from '../../support/mounted.ts';
import { typeInto } from '../../support/typeInto.ts';

const onChange = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  onChange.mockClear();
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

/** A tool that uses the current day when the field is empty. */
function Tool() {
  const [day, setDay] = useState('2026-01-31');
  const used = day || '2026-11-28';
  const change = (next: string) => {
    onChange(next);
    setDay(next);
  };
  return <DateField label="Start" value={used} words={used} onChange={change} />;
}

const show = () => mountField(<Tool />);

const help = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
const leave = (field: HTMLInputElement) =>
  act(async () => field.dispatchEvent(new window.FocusEvent('focusout', { bubbles: true })));
const stubBadInput = (field: HTMLInputElement, badInput: boolean) =>
  Object.defineProperty(field, 'validity', { value: { badInput }, configurable: true });

describe.each(languages)('a date in $code', ({ code }) => {
  it('PG-02 keeps typed text, and reports intermediate years without using them', async () => {
    const { t } = await startI18n(code);
    const field = await show();
    const message = t('date.invalid');
    expect(message).not.toBe('date.invalid');
    for (const year of ['0002', '0020', '0202', '9999']) {
      await typeInto(field, `${year}-01-31`);
      expect(field.value).toBe(`${year}-01-31`);
      expect(help(field)).toContain(message);
      expect(help(field)).toContain('2026-01-31');
    }
    expect(onChange).not.toHaveBeenCalled();
    await typeInto(field, '2027-01-31');
    expect(onChange.mock.calls).toEqual([['2027-01-31']]);
    expect(help(field)).toBeUndefined();
  });
});

it('PG-02 an incomplete date is reported and not used', async () => {
  await startI18n('en');
  const field = await show();
  stubBadInput(field, true);
  await typeInto(field, '');
  await leave(field);
  expect(field.value).toBe('');
  expect(help(field)).toBe('This date is incomplete or too far away. 2026-01-31 is still used.');
  expect(onChange).not.toHaveBeenCalled();
});

it('PG-02 an emptied field stays empty until it loses the focus', async () => {
  await startI18n('en');
  const field = await show();
  await typeInto(field, '');
  expect(onChange.mock.calls).toEqual([['']]);
  expect(field.value).toBe('');
  await leave(field);
  expect(field.value).toBe('2026-11-28');
});
