import { expect, it } from 'vitest';
import { emailHref, isTooLongForEmail } from '../../src/content/email.ts';

it.each(['मुझे दुबई में कंपनी शुरू करनी है। ', 'أريد تأسيس شركة في دبي. ', '😀'])(
  'FO-01 shortens the address of an e-mail with a long text of “%s” to 2,000 characters',
  (text) => {
    const body = text.repeat(200);
    expect(isTooLongForEmail('Quote', body)).toBe(true);
    const href = emailHref('Quote', body);
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(href.length).toBeGreaterThan(1900);
    const sent = new URL(href).searchParams.get('body') ?? '';
    expect(sent).toMatch(/ …$/);
    expect(body.startsWith(sent.slice(0, -2))).toBe(true);
  },
);

it('FO-01 does not shorten a short text', () => {
  expect(isTooLongForEmail('Quote', 'Hello')).toBe(false);
  expect(new URL(emailHref('Quote', 'Hello')).searchParams.get('body')).toBe('Hello');
});
