import MuiLink from '@mui/material/Link';
import type { ShownFact } from './factContext.ts';

/** Who says a fact: a link to their page where it has one, else their name alone (PG-04). */
export function SourceLink({ fact: { source, url, lang, dir } }: { fact: ShownFact }) {
  return url === undefined ? (
    <span lang={lang} dir={dir}>
      {source}
    </span>
  ) : (
    <MuiLink href={url} rel="noopener external" lang={lang} dir={dir}>
      {source}
    </MuiLink>
  );
}
