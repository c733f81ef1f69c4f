import type hero from '../../i18n/locales/en.hero.json';
import amendments from '../art/slides/amendments.svg?no-inline';
import attestation from '../art/slides/attestation.svg?no-inline';
import banking from '../art/slides/banking.svg?no-inline';
import brandProtection from '../art/slides/brand-protection.svg?no-inline';
import ecommerce from '../art/slides/ecommerce.svg?no-inline';
import fruits from '../art/slides/fruits.svg?no-inline';
import industrialInPage from '../art/slides/industrial.svg?inline';
import industrialFile from '../art/slides/industrial.svg?no-inline';
import liquidation from '../art/slides/liquidation.svg?no-inline';
import localSponsor from '../art/slides/local-sponsor.svg?no-inline';
import pro from '../art/slides/pro.svg?no-inline';
import restaurant from '../art/slides/restaurant.svg?no-inline';
import seo from '../art/slides/seo.svg?no-inline';
import shareTransfer from '../art/slides/share-transfer.svg?no-inline';
import trademark from '../art/slides/trademark.svg?no-inline';
import webDesign from '../art/slides/web-design.svg?no-inline';
import type { PagePath } from '../navigation.ts';

type SlideWords = keyof (typeof hero)['slides'];

/** The names of the slides: those words that have a question beside them. */
type SlideId = { [Key in SlideWords]: `${Key}Question` extends SlideWords ? Key : never }[SlideWords];

/** A family of services, which shares a sky: `--sky-<family>-1` at the top, `-2` at the horizon. */
export type Sky = 'trade' | 'digital' | 'money' | 'rights' | 'paper';

/** One of the hero's services (HO-03). */
export interface Slide {
  /** Its name in the words of the hero is `slides.<id>`, its question `slides.<id>Question`. */
  readonly id: SlideId;
  /** Address of its drawing, 640 by 520. */
  readonly picture: string;
  readonly sky: Sky;
  /** Whether the drawing mirrors with the layout; one with letters does not. */
  readonly mirror: boolean;
  /** The word on its button, below `slides`. */
  readonly button: Extract<SlideWords, 'scheduleMeet' | 'transfer'>;
  readonly to: '/schedule' | PagePath;
  /** The page of its subject, to which its name leads. */
  readonly about: PagePath;
}

const slide = (
  id: SlideId,
  picture: string,
  sky: Sky,
  about: PagePath,
  rest: Partial<Slide> = {},
): Slide => ({
  id,
  picture,
  sky,
  about,
  mirror: true,
  button: 'scheduleMeet',
  to: '/schedule',
  ...rest,
});

/** A prerendered page has its first picture in it, so that none is waited for; scripts, which come later, name the file. */
const industrial = import.meta.env.SSR ? industrialInPage : industrialFile;

/** The hero's slides in their order; the first one is what a page shows before its script (HO-03). */
export const slides: readonly [Slide, ...Slide[]] = [
  slide('industrial', industrial, 'trade', '/licensing/industrial-license'),
  slide('ecommerce', ecommerce, 'trade', '/licensing/ecommerce-license-dubai'),
  slide('fruits', fruits, 'trade', '/licensing/fruit-trading-license-dubai'),
  slide('restaurant', restaurant, 'trade', '/licensing/restaurant-license-dubai'),
  slide('webDesign', webDesign, 'digital', '/services/web-design-dubai'),
  slide('seo', seo, 'digital', '/services/seo-dubai'),
  slide('banking', banking, 'money', '/services/bank-account-opening-uae'),
  slide('localSponsor', localSponsor, 'paper', '/services/local-sponsor-dubai'),
  slide('pro', pro, 'paper', '/services/pro-services-uae'),
  slide('trademark', trademark, 'rights', '/services/trademark-registration-uae', { mirror: false }),
  slide('brandProtection', brandProtection, 'rights', '/services/brand-protection-uae'),
  slide('attestation', attestation, 'paper', '/services/document-attestation'),
  slide('amendments', amendments, 'paper', '/services/company-amendments'),
  slide('liquidation', liquidation, 'paper', '/services/company-liquidation-uae'),
  slide('shareTransfer', shareTransfer, 'paper', '/services/share-transfer', {
    button: 'transfer',
    to: '/services/share-transfer',
  }),
];

/** The slide at an index from 0; counting goes on at the other end. */
export const slideAt = (index: number): Slide => slides.at(index % slides.length) ?? slides[0];
