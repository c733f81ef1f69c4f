import { styled } from '@mui/material/styles';
import { blocks } from './articleBlocks.styles.ts';
import { diagrams } from './articleDiagrams.styles.ts';
import { figures } from './articleFigures.styles.ts';
import { tables } from './articleTables.styles.ts';

const text = `
  --rem: calc(1rem * var(--text-scale));

  font-size: calc(1.125 * var(--rem));
  line-height: var(--lh-read);
  overflow-wrap: break-word;
  & > * + * {
    margin-block-start: 1.35em;
  }
  & > p:first-child {
    font-size: 1.1875em;
    line-height: calc(var(--lh-read) - 0.1);
  }
  & h2 {
    margin-block-start: 2.1em;
    font-size: calc(clamp(1.5rem, 1.3rem + 0.8vw, 2rem) * var(--text-scale));
    line-height: calc(var(--lh-tight) + 0.1);
  }
  & h3 {
    margin-block-start: 1.8em;
    font-size: calc(1.25 * var(--rem));
  }
  & h4,
  & h5,
  & h6 {
    margin-block-start: 1.6em;
    font-size: calc(1.0625 * var(--rem));
    line-height: var(--lh-snug);
  }
  & h2 + *,
  & h3 + *,
  & h4 + * {
    margin-block-start: 0.8em;
  }
  & a {
    color: var(--primary);
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
    text-underline-offset: 0.22em;
  }
  & a:hover {
    text-decoration-color: currentColor;
  }
  & ul > li {
    position: relative;
    padding-inline-start: 1.6rem;
  }
  & ul > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: calc(var(--lh-read) * 0.5em - 1px);
    inline-size: 0.7rem;
    block-size: 2px;
    background: var(--accent);
  }
  & ol {
    padding-inline-start: 1.6rem;
    list-style: decimal;
  }
  & ol > li::marker {
    color: var(--ink-soft);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & li + li {
    margin-block-start: 0.5em;
  }
  & li > ul,
  & li > ol {
    margin-block-start: 0.5em;
  }
  & .is-style-checklist > li {
    padding-inline-start: 2.1rem;
  }
  & .is-style-checklist > li::before {
    inset-block-start: calc(var(--lh-read) * 0.5em - 0.6rem);
    inline-size: 1.2rem;
    block-size: 1.2rem;
    border: 1.5px solid var(--line-strong);
    border-radius: 4px;
    background: var(--surface);
  }
  & .is-style-key {
    padding: 1.5rem 1.75rem;
    border-radius: var(--r-card);
    background: var(--tint);
    font-size: calc(1.0625 * var(--rem));
    line-height: calc(var(--lh-read) - 0.08);
  }
  & .is-style-key h3 {
    margin: 0 0 0.5rem;
    font-size: calc(1.125 * var(--rem));
  }
  & .is-style-key > * + * {
    margin-block-start: 0.7em;
  }
  & blockquote,
  & .wp-block-pullquote {
    padding-inline-start: 1.25rem;
    border-inline-start: 3px solid var(--accent);
    color: var(--ink-soft);
  }
  & blockquote > * + * {
    margin-block-start: 0.7em;
  }
  & cite {
    display: block;
    font-size: calc(0.9375 * var(--rem));
    font-style: normal;
  }
  & figcaption,
  & caption {
    margin-block-start: 0.6rem;
    color: var(--ink-soft);
    font-size: calc(0.9375 * var(--rem));
    line-height: var(--lh-body);
  }
  & figure > figcaption {
    text-align: start;
  }
  & caption {
    margin: 0;
    padding-block-end: 0.75rem;
    color: var(--ink);
    font-weight: 600;
    text-align: start;
  }
  & img {
    block-size: auto;
    border-radius: 10px;
    background: var(--tint);
    filter: var(--dim);
  }
  & video,
  & audio,
  & iframe {
    display: block;
    inline-size: 100%;
    border: 0;
    border-radius: 10px;
  }
  & iframe {
    aspect-ratio: 16 / 9;
  }
`;

export const Body = styled('div')(text, tables, figures, diagrams, blocks);
