// One file for everything that only submitted forms need.
export { submit } from './delivery.ts';
export { Requests } from './ui/Requests.tsx';
export { SubmissionState } from './ui/SubmissionState.tsx';
