import { describe, expect, it } from 'vitest';
import { hasBody } from '../../src/content/pages/bodies.ts';
import { megaMenus, navigationPaths } from '../../src/content/navigation.ts';
import { localeTexts } from '../support/localeTexts.ts';

/** The routes that SPEC 2 lists, beside those that have pages of their own. */
const SPECIFIED = `
login packages calculator checklist process faq
licensing: mainland-company-dubai free-zone-company-uae offshore-company-uae commercial-license professional-license industrial-license tourism-license ecommerce-license-dubai restaurant-license-dubai trading-license-dubai real-estate-brokerage-dubai consultancy-license-dubai gold-trading-license-dubai logistics-license-dubai medical-clinic-license-dubai it-software-license-dubai used-car-trading-license
business-guide: how-to-start-a-business-in-dubai where-to-setup-dubai why-dubai costs-timelines bank-account-guide documents-checklist free-zone-comparison corporate-tax-basics
downloads: setup-guide company-profile
services: bank-account-opening-uae local-sponsor-dubai pro-services-uae trademark-registration-uae brand-protection-uae document-attestation company-amendments company-liquidation-uae share-transfer matrix pricing
workspace: business-center-rental virtual-office-dubai flexi-desk-dubai cabin-office-dubai office-space-dubai office-space-uae guide requirements finder
accounting: bookkeeping-uae vat-registration-uae vat-return-filing-uae audit-services-uae cfo-as-a-service tax-advice-uae esr ubo-aml templates packages
visa: business-visa-uae investor-visa-dubai investor-visa-uae work-visa-uae family-visa-uae maid-visa-dubai golden-visa-uae freelance-visa-dubai tourist-visa-uae requirements timelines
company: about milestones team partners testimonials case-studies careers contact media
packages: meydan ifza spc shams
`;

const specified = SPECIFIED.trim()
  .split('\n')
  .flatMap((line) => {
    const [section, slugs] = line.includes(': ') ? line.split(': ') : ['', line];
    return (slugs ?? '').split(' ').map((slug) => (section ? `/${section}/${slug}` : `/${slug}`));
  });

describe('the navigation', () => {
  it('PG-01 names every route of the specification', () => {
    expect(specified.length).toBe(87);
    expect(specified.filter((path) => !navigationPaths.some((known) => known === path))).toEqual([]);
  });

  it('PG-01 every page that it names is written', () => {
    expect(navigationPaths.filter((path) => !hasBody(path))).toEqual([]);
  });

  it('PG-01 every page that it names has a title and says what it will hold', () => {
    const texts = localeTexts('en');
    for (const path of navigationPaths) {
      expect([path, texts.has(`menu.titles.${path}`), texts.has(`pages.${path}`)]).toEqual([
        path,
        true,
        true,
      ]);
    }
  });

  it('FR-03 every menu has two to four columns of links and ending together', () => {
    for (const { tabs, columns } of Object.values(megaMenus)) {
      const all = (tabs ? 2 : 0) + columns.length + 1;
      expect(all).toBeGreaterThanOrEqual(2);
      expect(all).toBeLessThanOrEqual(4);
    }
  });
});
