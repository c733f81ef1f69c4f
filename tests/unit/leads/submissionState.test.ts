import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SubmissionState } from '../../../src/features/leads/ui/Requests.tsx';
import { startI18n } from '../../../src/i18n/i18n.ts';

it('FO-02 the state of a submission has a text until the outbox is read', async () => {
  await startI18n('en');
  expect(renderToStaticMarkup(createElement(SubmissionState, { id: 'k1' }))).toContain('Sending …');
});
