import { ContactPage } from './ContactPage.tsx';

/** `/quote`: how to ask for an itemised quote. */
export function QuotePage() {
  return <ContactPage purpose="quote" />;
}
