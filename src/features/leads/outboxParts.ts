// One file for everything that only submitted forms need.
export { submit } from './delivery.ts';
export { Requests, SubmissionState } from './ui/Requests.tsx';
