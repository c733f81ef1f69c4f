import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldsOf } from '../../../src/features/leads/drafts/formFields.ts';
import { trapped } from '../../../src/features/leads/trap.ts';
import { Trap } from '../../../src/features/leads/ui/Trap.tsx';

const { window } = new JSDOM('');

/** A form with a name and the trap, as it is rendered. */
function formWith(trap: string): HTMLFormElement {
  const html = renderToStaticMarkup(
    createElement(
      'form',
      null,
      createElement('input', { name: 'name', defaultValue: 'Amina' }),
      createElement(Trap),
    ),
  );
  const { document } = new JSDOM(html).window;
  const [form] = document.forms;
  const field = form?.elements.namedItem('website');
  if (!form || !field || !('value' in field)) throw new Error('There is no trap');
  field.value = trap;
  return form;
}

describe('the field that only programs fill in', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_LEADS_ENDPOINT', 'https://content.example/leads');
    vi.stubGlobal('FormData', window.FormData);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('FO-02 is neither seen, reached by keys, read aloud nor filled by the browser', () => {
    const html = renderToStaticMarkup(createElement(Trap));
    expect(html).toBe(
      '<span class="vh" aria-hidden="true"><input type="text" tabindex="-1" autoComplete="off" name="website"/></span>',
    );
  });

  it('FO-02 is not there where nothing is sent', () => {
    vi.stubEnv('VITE_LEADS_ENDPOINT', '');
    expect(renderToStaticMarkup(createElement(Trap))).toBe('');
  });

  it('FO-02 is sent when it is filled, and only then; no draft keeps it', () => {
    expect(trapped(formWith(''))).toEqual({});
    expect(trapped(formWith('https://spam.example'))).toEqual({ website: 'https://spam.example' });
    expect(fieldsOf(formWith('https://spam.example'))).toEqual({ name: 'Amina' });
  });
});
