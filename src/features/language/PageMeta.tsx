import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { splitLanguage } from '../../i18n/addresses.ts';
import { addressIn } from '../../i18n/links.ts';
import { defaultLanguage, isLanguageCode, languageOf } from '../../i18n/languages.ts';

/** What search engines and link previews are told of a page (QU-03). */
export interface PageMetaProps {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page, without a language; that of an article, in its own. */
  readonly canonical: string;
  /** Absolute address of a picture. */
  readonly image: string;
  readonly type?: 'website' | 'article';
  /** Pages that are no page of their own (not found, search results) stay out of search engines. */
  readonly noindex?: boolean;
}

/** Title, description, canonical address and Open Graph; React puts them into the document's head. */
export function PageMeta({
  title,
  description,
  canonical,
  image,
  type = 'website',
  noindex = false,
}: PageMetaProps) {
  // The router's own path is that of the language in the address (LA-07).
  const { code = defaultLanguage } = splitLanguage(useHref('/').replace(/(.)\/$/, '$1'));
  const address = addressIn(code, canonical);
  const { i18n } = useTranslation();
  const { locale } = languageOf(isLanguageCode(i18n.language) ? i18n.language : defaultLanguage);
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
