import { JSDOM } from 'jsdom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldsOf, TRAP, trapped } from '../../../src/features/leads/formFields.ts';
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
  const field = form?.elements.namedItem(TRAP);
  if (!form || !field || !('value' in field)) throw new Error('No honeypot');
  field.value = trap;
  return form;
}

describe('the honeypot field', () => {
  beforeEach(() => {
    vi.stubEnv('VITE_LEADS_ENDPOINT', 'https://content.example/leads');
    vi.stubGlobal('FormData', window.FormData);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('FO-02 is hidden from people, assistive technology, browsers and password managers', () => {
    const { document } = new JSDOM(renderToStaticMarkup(createElement(Trap))).window;
    const { children } = document.body;
    expect(children).toHaveLength(1);
    const attributes = [...(children[0]?.attributes ?? [])].map(({ name, value }) => [name, value]);
    expect(Object.fromEntries(attributes)).toEqual({
      // Not rendered: the field has no size.
      hidden: '',
      'aria-hidden': 'true',
      tabindex: '-1',
      type: 'text',
      name: TRAP,
      autocomplete: 'off',
      'data-1p-ignore': '',
      'data-lpignore': 'true',
      'data-bwignore': '',
      'data-form-type': 'other',
    });
  });

  it('FO-02 has a name that password managers do not recognise', () => {
    expect(TRAP).not.toMatch(
      /name|mail|phone|tel|mobile|fax|url|web|site|company|organi|job|title|address|street|city|state|zip|postal|country|birth|date|user|login|pass|card|account/i,
    );
  });

  it('FO-02 is not rendered where nothing is sent', () => {
    vi.stubEnv('VITE_LEADS_ENDPOINT', '');
    expect(renderToStaticMarkup(createElement(Trap))).toBe('');
  });

  it('FO-02 is sent only when it is filled, and never stored as a draft', () => {
    expect(trapped(formWith(''))).toEqual({});
    expect(trapped(formWith('https://spam.example'))).toEqual({ [TRAP]: 'https://spam.example' });
    expect(fieldsOf(formWith('https://spam.example'))).toEqual({ name: 'Amina' });
  });
});
