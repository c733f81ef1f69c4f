import { site } from '../../../src/content/site.ts';
import { make, type MadeFile } from './book.ts';
import { companyProfile } from './companyProfile.ts';
import { setupGuide } from './setupGuide.ts';

/** Makes the files that visitors can take with them (PG-02). Loaded through Vite, whose settings the site reads. */
export const makeDownloads = (): Promise<MadeFile[]> =>
  Promise.all([setupGuide, companyProfile].map((book) => make(book, site)));
