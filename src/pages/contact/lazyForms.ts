import { lazy } from 'react';
import { bringWords } from '../../i18n/i18n.ts';
import '../../i18n/requestWords.ts';
import { patiently } from '../../shared/http/patiently.ts';

type Forms = typeof import('./requestForms.ts');

const later = (name: keyof Forms) =>
  lazy(async () => {
    const words = patiently(() => bringWords('request'));
    const forms = await patiently(() => import('./requestForms.ts'));
    await words;
    return { default: forms[name] };
  });

/** The forms, fetched with the page and tried for until they come: the ways beside them work without them. */
export const forms = { quote: later('QuoteForm'), schedule: later('MeetingForm') } as const;
