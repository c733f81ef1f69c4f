export const tables = `
  /* A shadow shows that the table scrolls; at the end the background colour covers it. */
  & .table-box {
    --shade: color-mix(in srgb, var(--ink) 22%, transparent);

    max-inline-size: 100%;
    overflow-x: auto;
    background:
      linear-gradient(to right, var(--paper) 40%, transparent) left / 2.5rem 100%,
      linear-gradient(to left, var(--paper) 40%, transparent) right / 2.5rem 100%,
      linear-gradient(to right, var(--shade), transparent) left / 0.9rem 100%,
      linear-gradient(to left, var(--shade), transparent) right / 0.9rem 100%;
    background-attachment: local, local, scroll, scroll;
    background-repeat: no-repeat;
  }
  /* Phones hide their scrollbars. */
  & .table-box::-webkit-scrollbar {
    block-size: 8px;
  }
  & .table-box::-webkit-scrollbar-track {
    border-radius: var(--r-pill);
    background: var(--tint);
  }
  & .table-box::-webkit-scrollbar-thumb {
    border-radius: var(--r-pill);
    background: var(--line-strong);
  }
  @supports not selector(::-webkit-scrollbar) {
    & .table-box {
      scrollbar-width: thin;
      scrollbar-color: var(--line-strong) var(--tint);
    }
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--rem);
    line-height: calc(var(--lh-body) - 0.15);
  }
  & th,
  & td {
    padding-block: 0.8rem;
    padding-inline: 0 1rem;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    min-inline-size: 5.5rem;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & thead th {
    border-block-end: 2px solid var(--ink);
    color: var(--ink-soft);
    font-size: calc(0.875 * var(--rem));
    font-weight: 600;
    vertical-align: bottom;
  }
  & .has-text-align-right {
    text-align: end;
  }
  & .has-text-align-center {
    text-align: center;
  }
  & pre {
    overflow-x: auto;
    padding: 1rem 1.25rem;
    border-radius: var(--r-control);
    background: var(--tint);
    direction: ltr;
    font-size: calc(0.9375 * var(--rem));
    line-height: 1.5;
    text-align: start;
  }
  & code {
    font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    font-size: 0.92em;
  }
  & :not(pre) > code {
    padding: 0.1em 0.35em;
    border-radius: 4px;
    background: var(--tint);
  }
  & hr {
    border: 0;
    border-block-start: 1px solid var(--line);
  }
  & details {
    border-block: 1px solid var(--line);
  }
  & summary {
    min-block-size: var(--target);
    padding-block: 0.6rem;
    font-weight: 600;
    cursor: pointer;
  }
`;
