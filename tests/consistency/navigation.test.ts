import { describe, expect, it } from 'vitest';
import { loadBody } from '../../src/content/pages/bodies.ts';
import { megaMenus, navigationPaths, sectionPaths } from '../../src/content/navigation.ts';
import { languages } from '../../src/i18n/languages.ts';
import { routeOf } from '../../src/app/routes.tsx';
import { pagePathOf } from '../../src/pages/content/pagePath.ts';
import { elementsOf, ensureRendered, fileOf, rendered, textOf } from '../support/renderedSite.ts';

/** The routes of the specification, with the home page, the list and an article. */
const SPECIFIED = `
/ /blog/second-year-costs
/login /quote /schedule /packages /calculator /checklist /process /faq /blog
/licensing/mainland-company-dubai /licensing/free-zone-company-uae /licensing/offshore-company-uae
/licensing/commercial-license /licensing/professional-license /licensing/industrial-license
/licensing/tourism-license /licensing/ecommerce-license-dubai /licensing/restaurant-license-dubai
/licensing/trading-license-dubai /licensing/real-estate-brokerage-dubai /licensing/consultancy-license-dubai
/licensing/gold-trading-license-dubai /licensing/logistics-license-dubai /licensing/medical-clinic-license-dubai
/licensing/it-software-license-dubai /licensing/used-car-trading-license
/business-guide/how-to-start-a-business-in-dubai /business-guide/where-to-setup-dubai /business-guide/why-dubai
/business-guide/costs-timelines /business-guide/bank-account-guide /business-guide/documents-checklist
/business-guide/free-zone-comparison /business-guide/corporate-tax-basics
/downloads/setup-guide /downloads/company-profile
/services/bank-account-opening-uae /services/local-sponsor-dubai /services/pro-services-uae
/services/trademark-registration-uae /services/brand-protection-uae /services/document-attestation
/services/company-amendments /services/company-liquidation-uae /services/share-transfer /services/matrix
/services/pricing
/workspace/business-center-rental /workspace/virtual-office-dubai /workspace/flexi-desk-dubai
/workspace/cabin-office-dubai /workspace/office-space-dubai /workspace/office-space-uae /workspace/guide
/workspace/requirements /workspace/finder
/accounting/bookkeeping-uae /accounting/vat-registration-uae /accounting/vat-return-filing-uae
/accounting/audit-services-uae /accounting/cfo-as-a-service /accounting/tax-advice-uae /accounting/esr
/accounting/ubo-aml /accounting/templates /accounting/packages
/visa/business-visa-uae /visa/investor-visa-dubai /visa/investor-visa-uae /visa/work-visa-uae
/visa/family-visa-uae /visa/maid-visa-dubai /visa/golden-visa-uae /visa/freelance-visa-dubai
/visa/tourist-visa-uae /visa/requirements /visa/timelines
/company/about /company/milestones /company/team /company/partners /company/testimonials /company/case-studies
/company/careers /company/contact /company/media
/packages/meydan /packages/ifza /packages/spc /packages/shams
`
  .trim()
  .split(/\s+/);

const overviews = await Promise.all(
  sectionPaths
    .filter((path) => path !== '/packages')
    .map(async (path) => ({ path, page: (await loadBody(path, 'en')).page })),
);

describe('the navigation', () => {
  it.each(languages)(
    'PG-01 every route of the specification has a separate page with text in $code',
    async ({ code }) => {
      await ensureRendered();
      expect(SPECIFIED.filter((path) => path !== '/').length).toBe(91);
      const headings = SPECIFIED.map((path) => {
        const html = rendered(fileOf(path, code));
        const main = elementsOf(html, 'main')[0]?.inner ?? '';
        expect([path, textOf(main).length > 600]).toEqual([path, true]);
        return textOf(elementsOf(main, 'h1')[0]?.inner ?? '');
      });
      expect(headings.filter((heading) => heading === '')).toEqual([]);
      expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([]);
    },
    900_000,
  );

  it('PG-01 the overview of each section lists exactly the pages of the section', () => {
    const sections = navigationPaths
      .map((path) => path.split('/'))
      .flatMap(([, section, page]) => (page ? `/${section}` : []));
    expect([...new Set(sections)].toSorted()).toEqual(sectionPaths.toSorted());
    for (const { path, page } of overviews) {
      const own = navigationPaths.filter((known) => known.startsWith(`${path}/`));
      const listed = page.blocks.flatMap((block) => (block.kind === 'pages' ? block.pages : []));
      expect([path, listed.toSorted()]).toEqual([path, own.toSorted()]);
    }
  });

  it('PG-01 addresses with a trailing slash or capitals lead to the same page', () => {
    for (const path of navigationPaths) {
      expect([path, `${path}/`, path.toUpperCase(), `${path.toUpperCase()}/`].map(pagePathOf)).toEqual(
        Array.from({ length: 4 }, () => path),
      );
      expect(routeOf(`${path.toUpperCase()}/`)).toBe(routeOf(path));
    }
    expect(pagePathOf('/licensing/none')).toBeUndefined();
  });

  it('FR-03 every menu has two to four columns', () => {
    for (const { tabs, columns } of Object.values(megaMenus)) {
      const all = (tabs ? 2 : 0) + columns.length + 1;
      expect(all).toBeGreaterThanOrEqual(2);
      expect(all).toBeLessThanOrEqual(4);
    }
  });
});
