/** Styles of steps and decision trees, which are lists (PG-05). */
export const diagrams = `
  & .is-style-steps ol {
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  & .is-style-steps li {
    position: relative;
    padding-inline-start: 3.25rem;
    padding-block-end: 1.25rem;
    counter-increment: step;
  }
  & .is-style-steps li:last-child {
    padding-block-end: 0;
  }
  & .is-style-steps li + li {
    margin: 0;
  }
  & .is-style-steps li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: calc((1lh - 2.25rem) / 2);
    display: grid;
    place-items: center;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border-radius: 50%;
    background: var(--primary-soft);
    color: var(--primary);
    font-weight: 600;
    print-color-adjust: exact;
  }
  & .is-style-steps li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(1.125rem - 1px);
    inset-block: 2.1rem 0.1rem;
    inline-size: 2px;
    background: var(--primary-soft);
    print-color-adjust: exact;
  }
  & .is-style-decision em {
    font-style: normal;
    font-weight: 600;
  }
  & .is-style-decision ul {
    display: grid;
    gap: 0.75rem;
    margin-block-start: 0.75rem;
  }
  & .is-style-decision li {
    margin: 0;
    padding-inline-start: 1rem;
    border-inline-start: 2px solid var(--art-mid);
  }
  & .is-style-decision li::before {
    content: none;
  }
  & .is-style-decision li > strong:first-child {
    display: block;
    inline-size: fit-content;
    margin-block-end: 0.3rem;
    padding: 0.1rem 0.75rem;
    border-radius: var(--r-pill);
    background: var(--primary-soft);
    color: var(--primary);
    font-size: calc(0.9375 * var(--rem));
    print-color-adjust: exact;
  }
`;
