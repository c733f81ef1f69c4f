import MuiLink from '@mui/material/Link';

interface SourceLinkProps {
  readonly source: string;
  readonly url?: string | undefined;
  /** The language of the name, if it differs from the surrounding text. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** The source of a fact: a link if it has an address, otherwise its name (PG-04). */
export function SourceLink({ source, url, lang, dir }: SourceLinkProps) {
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
