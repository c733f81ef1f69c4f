import type { PagePath } from '../../src/content/navigation.ts';
import type { SiteConfig } from '../../src/content/site.ts';
import type { PageBody } from '../../src/content/pages/page.ts';
import type { PostSummary } from '../../src/features/blog/model.ts';
import { inLanguage } from '../../src/i18n/addresses.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';

/** A content page as search engines are told of it, in one language. */
export interface ContentToDescribe {
  readonly language: LanguageCode;
  /** Without the language. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly body: PageBody;
  /** A content text without its markup. */
  readonly plain: (text: string) => string;
  /** The names of pages that it leads to. */
  readonly titleOf: (path: PagePath) => string;
  /** The way to it, the home page first. */
  readonly way: Way;
}

/** The way from the home page to a page, as its breadcrumbs show it: each step's name and path with its language. */
export type Way = readonly (readonly [name: string, path: string])[];

interface SiteAddress {
  readonly brand: string;
  readonly url: string;
}

/** The firm, when it answers, and which of that it has confirmed. */
type Firm = SiteAddress & Pick<SiteConfig, 'phone' | 'email' | 'hours' | 'confirmed'>;

/** Returns the absolute address of a page in a language (LA-07). */
const addressIn = ({ url }: SiteAddress, language: LanguageCode, path: string): string =>
  url + inLanguage(language, path);

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const onTheHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The ways to the firm that it has confirmed: a search engine would show a sample as a fact (PG-04). */
function contactPoint(site: Firm): object {
  const known = {
    ...(site.confirmed.has('phone') ? { telephone: site.phone } : {}),
    ...(site.confirmed.has('email') ? { email: site.email } : {}),
  };
  if (Object.keys(known).length === 0) return {};
  const hoursAvailable = site.hours.map(({ days: [first, last], opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS.slice(first, last + 1),
    opens: onTheHour(opens),
    closes: onTheHour(closes),
  }));
  return {
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...known,
      ...(site.confirmed.has('hours') ? { hoursAvailable } : {}),
    },
  };
}

/** The firm, for search engines. https://schema.org/Organization, https://schema.org/OpeningHoursSpecification */
export function organizationLd(site: Firm, language: LanguageCode): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.brand,
    url: addressIn(site, language, '/'),
    logo: `${site.url}/icons/icon-512.png`,
    ...contactPoint(site),
  };
}

/** The site and how it is searched: the list of guides takes the words out of its address. https://schema.org/WebSite */
export function websiteLd(site: SiteAddress, language: LanguageCode): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.brand,
    url: addressIn(site, language, '/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${addressIn(site, language, '/blog')}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** An article and the way to it. https://schema.org/BlogPosting, https://schema.org/BreadcrumbList */
export function articleLd(site: SiteAddress, post: PostSummary, path: string, way: Way): object[] {
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
  return [article, breadcrumbLd(site, way)];
}

/** Sections whose pages describe something that the firm does. */
const SERVICES = /^\/(?:licensing|services|workspace|accounting|visa|packages)\//;

/**
 * A content page: the service where it is one, its steps, its questions, the pages that it lists, and the way to it.
 * https://schema.org/Service, https://schema.org/ItemList, https://schema.org/HowTo, https://schema.org/FAQPage
 */
export function contentLd(
  site: SiteAddress,
  { language, path, title, summary, body, plain, titleOf, way }: ContentToDescribe,
): object[] {
  const context = { '@context': 'https://schema.org' } as const;
  const service = {
    ...context,
    '@type': 'Service',
    name: title,
    description: summary,
    url: addressIn(site, language, path),
    provider: { '@type': 'Organization', name: site.brand, url: addressIn(site, language, '/') },
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
  const listed = body.blocks.flatMap((block) => (block.kind === 'pages' ? block.pages : []));
  const list = {
    ...context,
    '@type': 'ItemList',
    name: title,
    itemListElement: listed.map((to, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: titleOf(to),
      url: addressIn(site, language, to),
    })),
  };
  return [
    ...(SERVICES.test(path) ? [service] : []),
    ...(steps.length > 0 ? [howTo] : []),
    ...(questions.length > 0 ? [faq] : []),
    ...(listed.length > 0 ? [list] : []),
    breadcrumbLd(site, way),
  ];
}

/** The way from the home page to a page. https://schema.org/BreadcrumbList */
export function breadcrumbLd(site: SiteAddress, way: Way): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + path,
    })),
  };
}
