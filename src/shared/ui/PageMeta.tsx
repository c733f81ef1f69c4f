/** What search engines and link previews are told of a page (QU-03). */
export interface PageMetaProps {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page. */
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
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
