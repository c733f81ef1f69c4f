import { withWords } from '../../i18n/withWords.ts';

/** Fetches what hands forms in and shows what became of them, with its words. Rejects when one does not come. */
export const loadOutbox = withWords(['leads'], () => import('./outbox.ts'));
