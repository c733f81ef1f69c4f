import type { PageBody } from '../../src/content/pages/page.ts';
import type { PostSummary } from '../../src/features/blog/model.ts';

/** A content page as search engines are told of it, in one language. */
export interface ContentToDescribe {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly body: PageBody;
  /** A content text without its markup. */
  readonly plain: (text: string) => string;
}

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

/** The site and how it is searched: the list of guides takes the words out of its address. https://schema.org/WebSite */
export function websiteLd(site: SiteAddress): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.brand,
    url: `${site.url}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${site.url}/blog?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
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
    ...(post.dateGmt ? { datePublished: `${post.dateGmt}Z` } : {}),
    ...(post.modifiedGmt ? { dateModified: `${post.modifiedGmt}Z` } : {}),
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

/** Sections whose pages describe something that the firm does. */
const SERVICES = /^\/(?:licensing|services|workspace|accounting|visa|packages)\//;

/**
 * A content page: the service where it is one, its steps, its questions, and the way to it.
 * https://schema.org/Service, https://schema.org/HowTo, https://schema.org/FAQPage
 */
export function contentLd(
  site: SiteAddress,
  { path, title, summary, body, plain }: ContentToDescribe,
): object[] {
  const context = { '@context': 'https://schema.org' } as const;
  const service = {
    ...context,
    '@type': 'Service',
    name: title,
    description: summary,
    url: site.url + path,
    provider: { '@type': 'Organization', name: site.brand, url: `${site.url}/` },
    areaServed: 'AE',
  };
  const steps = body.blocks.flatMap((block) => (block.kind === 'steps' ? block.steps : []));
  const howTo = {
    ...context,
    '@type': 'HowTo',
    name: title,
    description: summary,
    step: steps.map((step) => ({ '@type': 'HowToStep', name: step.title, text: plain(step.text) })),
  };
  const questions = body.blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));
  const faq = {
    ...context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
    })),
  };
  return [
    ...(SERVICES.test(path) ? [service] : []),
    ...(steps.length > 0 ? [howTo] : []),
    ...(questions.length > 0 ? [faq] : []),
    breadcrumbLd(site, [[title, path]]),
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
