import { contentServiceContract } from './contract.ts';
import { describeWordPress } from './describeWordPress.ts';

describeWordPress('WordPress from Debian', (get) => {
  contentServiceContract('CS-04', 'a real WordPress', () => ({
    fetch: (address, init) => fetch(new URL(address, `${get().apiBase}/`), init),
    facts: {
      plainSlug: 'opening-a-company-bank-account',
      nativeSlug: 'تأسيس-شركة-في-دبي-من-أين-تبدأ؟',
      searchWord: 'trademark',
    },
  }));
});
