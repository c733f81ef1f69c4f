// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MoneyField } from '../../../src/tools/tax/MoneyField.tsx';
import { startI18n } from '../../../src/i18n/i18n.ts';
import { languages } from '../../../src/i18n/languages.ts';
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

async function show(): Promise<{ field: HTMLInputElement; help: () => string }> {
  const field = await mountField(<MoneyField label="Revenue" value={1_500_000} onChange={onChange} />);
  const help = () =>
    (document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
      .replaceAll('\u200F', '')
      .replaceAll(/\s+/g, ' ');
  return { field, help };
}

describe.each(languages)('an amount in $code', ({ code }) => {
  const readings = {
    en: '= AED 1,500,000.50',
    ar: '= 1,500,000.50 درهم',
    ur: '= 1,500,000.50 درہم',
    hi: '= 1,500,000.50 दिरहम',
  };

  it('PG-02 is shown below the field as parsed', async () => {
    await startI18n(code);
    const { field, help } = await show();
    expect(help()).toMatch(/^= .*1,500,000/);
    await typeInto(field, '1.500.000,50');
    expect(help()).toBe(readings[code]);
    expect(onChange).toHaveBeenLastCalledWith(1_500_000);
  });

  it('PG-02 stays in the field and is reported when it cannot be parsed', async () => {
    await startI18n(code);
    const { field, help } = await show();
    await typeInto(field, '1,500.000');
    await act(async () => field.dispatchEvent(new window.FocusEvent('focusout', { bubbles: true })));
    expect(field.value).toBe('1,500.000');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(help()).toContain(
      { en: 'Not understood', ar: 'لم نفهم', ur: 'سمجھ نہیں آئی', hi: 'समझ नहीं आई' }[code],
    );
    await typeInto(field, '100000000000');
    expect(help()).toContain('99,999,999,999');
    expect(onChange).not.toHaveBeenCalled();
  });
});
