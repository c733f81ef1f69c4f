/**
 * An element that is not MUI's component, with the reason and MUI's cost (QU-05). tests/consistency/muiMarkup.test.ts
 * permits no other exceptions.
 */
export interface Exception {
  readonly selector: string;
  readonly reason: string;
  /**
   * The cost of MUI's component in milliseconds on a phone (CPU slowed four times) or bytes; undefined if MUI has
   * none.
   */
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
