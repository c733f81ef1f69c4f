import { lazy } from 'react';
import { loadNamespace } from '../../i18n/i18n.ts';
import '../../i18n/requestWords.ts';
import { retryUntilOnline } from '../../shared/http/retryUntilOnline.ts';

type Forms = typeof import('./requestForms.ts');

const later = (name: keyof Forms) =>
  lazy(async () => {
    const words = retryUntilOnline(() => loadNamespace('request'));
    const forms = await retryUntilOnline(() => import('./requestForms.ts'));
    await words;
    return { default: forms[name] };
  });

/** The forms, fetched with the page and tried for until they come: the ways beside them work without them. */
export const forms = { quote: later('QuoteForm'), schedule: later('MeetingForm') } as const;
