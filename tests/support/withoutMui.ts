/**
 * Elements that could be MUI's and are not, each with its reason and what MUI would cost there (QU-05). The test over
 * all kinds of pages (tests/consistency/muiMarkup.test.ts) knows no other exceptions.
 */
export interface Exception {
  /** What it is; matched against the element. */
  readonly selector: string;
  readonly reason: string;
  /** What MUI would add: milliseconds of a phone (CPU slowed four times), or bytes; undefined where it has no such thing. */
  readonly cost?: string;
}

export const withoutMui: readonly Exception[] = [
  {
    selector: 'textarea[hidden]',
    reason: 'Carries a value that has no control of its own with the form that it is sent with.',
  },
  {
    selector: '#article-body *',
    reason:
      'An article is HTML of the content service: it is sanitised, stored and styled as prose, not rendered by React.',
  },
];
