import { useHref } from 'react-router-dom';
import { site } from '../../content/site.ts';
import { inLanguage } from '../../i18n/addresses.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** The metadata of a page for search engines and link previews (QU-03). */
export interface PageMetaProps {
  readonly title: string;
  readonly description: string;
  /** Path of the page, without a language. */
  readonly path: string;
  /** The language of an article, which decides its canonical address in all languages (LA-07). */
  readonly lang?: string;
  /** Absolute address of a picture. */
  readonly image: string;
  readonly type?: 'website' | 'article';
  /** Excludes the page (not found, search results) from search engines. */
  readonly noindex?: boolean;
}

/** Title, description, canonical address and Open Graph; React puts them into the document's head. */
export function PageMeta({
  title,
  description,
  path,
  lang,
  image,
  type = 'website',
  noindex = false,
}: PageMetaProps) {
  const href = useHref(path);
  const address = site.url + (lang === undefined ? href : inLanguage(lang, path));
  const { locale } = useLanguage();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locale.slice(0, 5).replace('-', '_')} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
