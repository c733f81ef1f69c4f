import { down } from '../../../shared/ui/breakpoints.ts';

/** Styles of charts (PG-05): tables whose rows end in empty cells with the width of their bars. */
export const figures = `
  & :is(.is-style-chart, .is-style-steps, .is-style-decision) {
    padding: var(--fluid-s);
    border: 1px solid var(--line);
    border-radius: var(--r-card);
    background: var(--surface);
    font-size: var(--rem);
    line-height: var(--lh-body);
  }
  & .is-style-chart caption,
  & figure > figcaption:first-child {
    margin: 0 0 1rem;
    padding: 0;
    color: var(--ink);
    font-size: calc(1.0625 * var(--rem));
    line-height: var(--lh-snug);
    font-weight: 600;
  }
  & .is-style-chart .table-box {
    overflow: visible;
    background: none;
  }
  & .is-style-chart :is(table, caption, thead) {
    display: block;
  }
  & .is-style-chart tbody {
    display: grid;
    gap: 0.9rem;
  }
  & .is-style-chart tr {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
  }
  & .is-style-chart :is(th, td) {
    flex: none;
    min-inline-size: 0;
    padding: 0;
    border: 0;
  }
  & .is-style-chart th:first-child {
    flex: 1 1 0;
    color: var(--ink);
    font-weight: 600;
  }
  & .is-style-chart em {
    color: var(--accent-ink);
    font-style: normal;
  }
  & .is-style-chart td {
    max-inline-size: 60%;
    padding-inline-start: 1rem;
    text-align: end;
  }
  /* Two amounts are in columns; the column headers are the legend. */
  & .is-style-chart thead tr {
    padding-block-end: 0.75rem;
  }
  & .is-style-chart thead th:not(:first-child),
  & .is-style-chart thead + tbody td:not([width]) {
    inline-size: 10rem;
    text-align: end;
  }
  /* On a phone the amounts are below the label of their row. */
  ${down('sm')} {
    & .is-style-chart thead th:first-child {
      position: absolute;
      clip-path: inset(50%);
    }
    & .is-style-chart thead + tbody th:first-child {
      flex-basis: 100%;
    }
    & .is-style-chart thead th:not(:first-child),
    & .is-style-chart thead + tbody td:not([width]) {
      inline-size: 50%;
      padding: 0;
    }
    & .is-style-chart thead th:nth-child(2),
    & .is-style-chart thead + tbody th + td:not([width]) {
      text-align: start;
    }
  }
  & .is-style-chart thead th:nth-child(n + 2)::after {
    content: '';
    display: inline-block;
    inline-size: 0.75em;
    block-size: 0.75em;
    margin-inline-start: 0.5em;
    border-radius: 3px;
    background: var(--primary);
    print-color-adjust: exact;
  }
  & .is-style-chart thead th:nth-child(3)::after {
    background: var(--accent);
  }
  & .is-style-chart tbody tr::after {
    content: '';
    order: 1;
    flex: none;
    inline-size: 100%;
    block-size: 0.875rem;
    margin-block-start: 0.25rem;
    border-radius: 4px;
    background: color-mix(in srgb, var(--ink) 8%, transparent);
  }
  & .is-style-chart td[width] {
    order: 2;
    max-inline-size: none;
    block-size: 0.875rem;
    margin-block-start: -0.875rem;
    padding: 0;
    border-start-start-radius: 4px;
    border-end-start-radius: 4px;
    align-self: flex-start;
    print-color-adjust: exact;
  }
  & .is-style-chart td[width] + td[width] {
    border-radius: 0;
  }
  & .is-style-chart .is-style-tone-1 {
    background: var(--primary);
  }
  & .is-style-chart .is-style-tone-2 {
    background: var(--accent);
  }
  & .is-style-chart .is-style-range {
    opacity: 0.4;
  }
`;
