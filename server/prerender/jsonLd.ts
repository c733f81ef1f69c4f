import type { PostSummary } from '../../src/features/blog/model.ts';

interface SiteAddress {
  readonly brand: string;
  readonly url: string;
}

/** The firm, for search engines. https://schema.org/Organization */
export function organizationLd(site: SiteAddress): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.brand,
    url: `${site.url}/`,
    logo: `${site.url}/icons/icon-512.png`,
  };
}

/** An article and the way to it. https://schema.org/BlogPosting, https://schema.org/BreadcrumbList */
export function articleLd(site: SiteAddress, post: PostSummary, path: string): object[] {
  const url = site.url + path;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: `${post.dateGmt}Z`,
    dateModified: `${post.modifiedGmt}Z`,
    inLanguage: post.lang,
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: post.author },
    publisher: { '@type': 'Organization', name: site.brand, logo: `${site.url}/icons/icon-512.png` },
    ...(post.picture ? { image: new URL(post.picture.src, site.url).href } : {}),
  };
  return [
    article,
    breadcrumbLd(site, [
      ['Blog', '/blog'],
      [post.title, path],
    ]),
  ];
}

/** The way from the home page to a page. */
export function breadcrumbLd(
  site: SiteAddress,
  steps: readonly (readonly [name: string, path: string])[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + path,
    })),
  };
}
