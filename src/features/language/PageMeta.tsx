import { useHref } from 'react-router-dom';
import { site } from '../../content/site.ts';
import { inLanguage } from '../../i18n/addresses.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** Metadata of a page for search engines and link previews (QU-03). */
export interface PageMetaProps {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Language of an article, which determines its canonical address (LA-07). */
  readonly lang?: string;
  readonly image: string;
  readonly type?: 'website' | 'article';
  readonly noindex?: boolean;
}

/** Title, description, canonical address and Open Graph tags, which React moves into the head. */
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
