// What only those need who fill a form in, in one file.
export { MeetingForm } from './meeting/MeetingForm.tsx';
export { QuoteForm } from './quote/QuoteForm.tsx';
