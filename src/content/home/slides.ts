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

type SlideId = { [Key in SlideWords]: `${Key}Question` extends SlideWords ? Key : never }[SlideWords];

/** A family of services with the same sky: `--sky-<family>-1` at the top, `-2` at the horizon. */
export type Sky = 'trade' | 'digital' | 'money' | 'rights' | 'paper';

export interface Slide {
  /** The messages `slides.<id>` and `slides.<id>Question` are its name and question. */
  readonly id: SlideId;
  readonly picture: string;
  readonly sky: Sky;
  /** False for drawings with letters, which are not mirrored. */
  readonly mirror: boolean;
  readonly button: Extract<SlideWords, 'scheduleMeet' | 'transfer'>;
  readonly to: '/schedule' | PagePath;
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

/** A prerendered page contains its first picture inline; scripts refer to the file. */
const industrial = import.meta.env.SSR ? industrialInPage : industrialFile;

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

/** Returns the slide at an index, modulo the number of slides. */
export const slideAt = (index: number): Slide => slides.at(index % slides.length) ?? slides[0];
