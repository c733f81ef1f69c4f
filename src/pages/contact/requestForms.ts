// Both forms in one file, loaded after the page.
export { MeetingForm } from './meeting/MeetingForm.tsx';
export { QuoteForm } from './QuoteForm.tsx';
