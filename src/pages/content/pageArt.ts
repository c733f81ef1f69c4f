import amendments from '../../content/art/slides/amendments.svg?no-inline';
import attestation from '../../content/art/slides/attestation.svg?no-inline';
import banking from '../../content/art/slides/banking.svg?no-inline';
import brandProtection from '../../content/art/slides/brand-protection.svg?no-inline';
import ecommerce from '../../content/art/slides/ecommerce.svg?no-inline';
import fruits from '../../content/art/slides/fruits.svg?no-inline';
import industrial from '../../content/art/slides/industrial.svg?no-inline';
import liquidation from '../../content/art/slides/liquidation.svg?no-inline';
import localSponsor from '../../content/art/slides/local-sponsor.svg?no-inline';
import pro from '../../content/art/slides/pro.svg?no-inline';
import restaurant from '../../content/art/slides/restaurant.svg?no-inline';
import seo from '../../content/art/slides/seo.svg?no-inline';
import shareTransfer from '../../content/art/slides/share-transfer.svg?no-inline';
import trademark from '../../content/art/slides/trademark.svg?no-inline';
import webDesign from '../../content/art/slides/web-design.svg?no-inline';

/** A drawing and the sky behind it (LOOK: skies by family). */
export interface PageArt {
  readonly src: string;
  readonly sky: 'trade' | 'digital' | 'money' | 'rights' | 'paper';
}

const money: PageArt = { src: banking, sky: 'money' };
const papers: PageArt = { src: attestation, sky: 'paper' };
const folders: PageArt = { src: pro, sky: 'paper' };
const plan: PageArt = { src: amendments, sky: 'paper' };
const beam: PageArt = { src: seo, sky: 'digital' };
const shield: PageArt = { src: brandProtection, sky: 'rights' };
const bollards: PageArt = { src: localSponsor, sky: 'paper' };
const factory: PageArt = { src: industrial, sky: 'trade' };
const crates: PageArt = { src: fruits, sky: 'trade' };
const window: PageArt = { src: webDesign, sky: 'digital' };
const rope: PageArt = { src: shareTransfer, sky: 'paper' };
const shop: PageArt = { src: ecommerce, sky: 'trade' };

/** Pages whose subject has a drawing of its own. */
const OWN: Readonly<Record<string, PageArt>> = {
  '/licensing/free-zone-company-uae': rope,
  '/licensing/mainland-company-dubai': bollards,
  '/licensing/offshore-company-uae': beam,
  '/licensing/commercial-license': crates,
  '/licensing/professional-license': folders,
  '/licensing/industrial-license': factory,
  '/licensing/ecommerce-license-dubai': shop,
  '/licensing/restaurant-license-dubai': { src: restaurant, sky: 'trade' },
  '/licensing/fruit-trading-license-dubai': crates,
  '/licensing/gold-trading-license-dubai': money,
  '/licensing/it-software-license-dubai': window,
  '/licensing/real-estate-brokerage-dubai': plan,
  '/licensing/consultancy-license-dubai': folders,
  '/business-guide/bank-account-guide': money,
  '/business-guide/corporate-tax-basics': money,
  '/business-guide/documents-checklist': papers,
  '/services/bank-account-opening-uae': money,
  '/services/local-sponsor-dubai': bollards,
  '/services/trademark-registration-uae': { src: trademark, sky: 'rights' },
  '/services/brand-protection-uae': shield,
  '/services/document-attestation': papers,
  '/services/company-amendments': plan,
  '/services/company-liquidation-uae': { src: liquidation, sky: 'paper' },
  '/services/share-transfer': rope,
  '/services/web-design-dubai': window,
  '/services/seo-dubai': beam,
  '/visa/freelance-visa-dubai': window,
  '/visa/golden-visa-uae': beam,
  '/login': shield,
};

const SECTIONS: Readonly<Record<string, PageArt>> = {
  licensing: crates,
  'business-guide': beam,
  services: folders,
  workspace: plan,
  accounting: money,
  visa: papers,
  company: bollards,
  packages: rope,
  emirates: factory,
  legal: shield,
  uk: bollards,
  europe: beam,
};

/** The drawing at the head of a page: its own, or its section's. */
export const artOf = (path: string): PageArt => OWN[path] ?? SECTIONS[path.split('/')[1] ?? ''] ?? beam;
