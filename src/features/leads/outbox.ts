// What only those need who have handed something in, in one file.
export { submit } from './submit.ts';
export { Requests } from './ui/Requests.tsx';
export { SubmissionState } from './ui/SubmissionState.tsx';
