import type { PagePath } from '../../src/content/navigation.ts';
import type { SiteConfig } from '../../src/content/site.ts';
import type { PageBody } from '../../src/content/pages/page.ts';
import type { PostSummary } from '../../src/features/blog/model.ts';
import { inLanguage } from '../../src/i18n/addresses.ts';
import type { LanguageCode } from '../../src/i18n/languages.ts';

export interface ContentToDescribe {
  readonly language: LanguageCode;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly body: PageBody;
  readonly plain: (text: string) => string;
  readonly titleOf: (path: PagePath) => string;
  readonly way: Way;
}

export type Way = readonly (readonly [name: string, path: string])[];

interface SiteAddress {
  readonly brand: string;
  readonly url: string;
}

type Firm = SiteAddress & Pick<SiteConfig, 'phone' | 'email' | 'hours' | 'confirmed'>;

const addressIn = ({ url }: SiteAddress, language: LanguageCode, path: string): string =>
  url + inLanguage(language, path);

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const onTheHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Returns the confirmed contact details: a search engine would show samples as facts (PG-04). */
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

/** Returns the firm's data. https://schema.org/Organization, https://schema.org/OpeningHoursSpecification */
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

/** Returns the site's data, with the search address of the list of guides. https://schema.org/WebSite */
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

/** Returns an article's data. https://schema.org/BlogPosting, https://schema.org/BreadcrumbList */
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

const SERVICES = /^\/(?:licensing|services|workspace|accounting|visa|packages)\//;

/** Returns a content page's data: service, steps, questions, listed pages and breadcrumbs (https://schema.org). */
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

/** Returns the breadcrumbs' data. https://schema.org/BreadcrumbList */
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
