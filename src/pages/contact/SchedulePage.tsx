import { ContactPage } from './ContactPage.tsx';

/** `/schedule`: how to arrange a meeting. */
export function SchedulePage() {
  return <ContactPage purpose="schedule" />;
}
