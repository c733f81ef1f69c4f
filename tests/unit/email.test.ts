import { expect, it } from 'vitest';
import { emailHref, isTooLongForEmail } from '../../src/content/email.ts';

it.each(['मुझे दुबई में कंपनी शुरू करनी है। ', 'أريد تأسيس شركة في دبي. ', '😀'])(
  'FO-01 an e-mail with a long text of “%s” has an address of at most 2,000 characters, and says that it goes on',
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

it('FO-01 a short text is sent as it is', () => {
  expect(isTooLongForEmail('Quote', 'Hello')).toBe(false);
  expect(new URL(emailHref('Quote', 'Hello')).searchParams.get('body')).toBe('Hello');
});
