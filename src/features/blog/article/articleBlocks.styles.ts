import { up } from '../../../shared/ui/breakpoints.ts';

/** Styles of WordPress blocks in an article, and print styles. */
export const blocks = `
  & .wp-block-gallery,
  & .blocks-gallery-grid,
  & .gallery,
  & .wp-block-columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    gap: 1rem;
  }
  & .wp-block-gallery > *,
  & .wp-block-columns > * {
    margin: 0;
  }
  & .wp-block-gallery > figcaption {
    grid-column: 1 / -1;
  }
  & .wp-block-media-text {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: 1.5rem;
    align-items: center;
  }
  & .video-facade > a {
    display: flex;
    gap: 1rem;
    align-items: center;
    min-block-size: 4.5rem;
    padding: 1rem 1.25rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-card);
    background: var(--surface);
    font-weight: 600;
    text-decoration: none;
  }
  & .video-facade > a::before {
    content: '';
    flex: none;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    border-radius: 50%;
    background: var(--primary);
    clip-path: path(evenodd, 'M22 0a22 22 0 1 0 0 44a22 22 0 1 0 0-44zM17.5 13.5v17l14-8.5z');
  }
  & .picture-missing {
    display: block;
    padding: 1.25rem;
    border: 1px dashed var(--line-strong);
    border-radius: 10px;
    color: var(--ink-soft);
    font-size: calc(0.9375 * var(--rem));
  }
  & h2:has(+ .is-style-sources) {
    font-size: calc(1.25 * var(--rem));
  }
  & .is-style-sources {
    font-size: calc(0.9375 * var(--rem));
    line-height: calc(var(--lh-read) - 0.15);
    color: var(--ink-soft);
  }
  & .is-style-sources strong {
    font-weight: 500;
    color: var(--ink);
  }
  ${up('md')} {
    & .alignleft,
    & .alignright {
      max-inline-size: 50%;
      margin-block: 0.4rem 1rem;
    }
    /* Left and right are the start and end of the text's direction. */
    & .alignleft {
      float: inline-start;
      margin-inline-end: 1.5rem;
    }
    & .alignright {
      float: inline-end;
      margin-inline-start: 1.5rem;
    }
  }
  & .aligncenter {
    margin-inline: auto;
    inline-size: fit-content;
    max-inline-size: 100%;
  }
  & h2,
  & hr,
  & .table-box,
  & pre {
    clear: both;
  }
  /* Prints the address of a link, isolated from text of the other direction. */
  @media print {
    & {
      font-size: calc(1rem * var(--text-scale));
    }
    & a[href]:not([href^='#'], [href*='%'])::after {
      content: ' (\\2066' attr(href) '\\2069)';
      font-size: 0.8em;
      overflow-wrap: anywhere;
    }
    & .table-box {
      overflow: visible;
    }
    & img {
      max-block-size: 20cm;
      inline-size: auto;
    }
    & :is(img, figure, tr, pre, blockquote, .is-style-key) {
      break-inside: avoid;
    }
    & :is(h2, h3, h4, h5, h6, thead, caption) {
      break-after: avoid;
    }
    & details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;
