import { withWords } from '../../i18n/withWords.ts';
import '../../i18n/requestWords.ts';
import { retryUntilOnline } from '../../shared/http/retryUntilOnline.ts';
import { lazyPart } from '../../shared/lazyPart.ts';

type Forms = typeof import('./requestForms.ts');

const later = (name: keyof Forms) => {
  const load = withWords(['request'], async () => (await import('./requestForms.ts'))[name]);
  return lazyPart(load, retryUntilOnline).Part;
};

/** The forms, fetched with the page and tried for until they come: the ways beside them work without them. */
export const forms = { quote: later('QuoteForm'), schedule: later('MeetingForm') } as const;
