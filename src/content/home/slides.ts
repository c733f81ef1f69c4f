import type home from '../../i18n/locales/en.home.json';
import amendments from '../art/slides/amendments.svg?no-inline';
import attestation from '../art/slides/attestation.svg?no-inline';
import banking from '../art/slides/banking.svg?no-inline';
import brandProtection from '../art/slides/brand-protection.svg?no-inline';
import ecommerce from '../art/slides/ecommerce.svg?no-inline';
import fruits from '../art/slides/fruits.svg?no-inline';
import industrial from '../art/slides/industrial.svg?no-inline';
import liquidation from '../art/slides/liquidation.svg?no-inline';
import localSponsor from '../art/slides/local-sponsor.svg?no-inline';
import pro from '../art/slides/pro.svg?no-inline';
import restaurant from '../art/slides/restaurant.svg?no-inline';
import seo from '../art/slides/seo.svg?no-inline';
import shareTransfer from '../art/slides/share-transfer.svg?no-inline';
import trademark from '../art/slides/trademark.svg?no-inline';
import webDesign from '../art/slides/web-design.svg?no-inline';
import type { PagePath } from '../navigation.ts';

type SlideWords = keyof (typeof home)['slides'];

/** The names of the slides: those words that have a question beside them. */
type SlideId = { [Key in SlideWords]: `${Key}Question` extends SlideWords ? Key : never }[SlideWords];

/** A family of services, which shares a sky: `--sky-<family>-1` at the top, `-2` at the horizon. */
export type Sky = 'trade' | 'digital' | 'money' | 'rights' | 'paper';

/** One of the hero's services (HO-03). */
export interface Slide {
  /** Its name in the words of the home page is `slides.<id>`, its question `slides.<id>Question`. */
  readonly id: SlideId;
  /** Address of its drawing, 640 by 520. */
  readonly picture: string;
  readonly sky: Sky;
  /** Whether the drawing mirrors with the layout; one with letters does not. */
  readonly mirror: boolean;
  /** The word on its button, below `slides`. */
  readonly button: Extract<SlideWords, 'scheduleMeet' | 'transfer'>;
  readonly to: '/schedule' | PagePath;
}

const slide = (id: SlideId, picture: string, sky: Sky, rest: Partial<Slide> = {}): Slide => ({
  id,
  picture,
  sky,
  mirror: true,
  button: 'scheduleMeet',
  to: '/schedule',
  ...rest,
});

/** The hero's slides in their order; the first one is what a page shows before its script (HO-03). */
export const slides: readonly [Slide, ...Slide[]] = [
  slide('industrial', industrial, 'trade'),
  slide('ecommerce', ecommerce, 'trade'),
  slide('fruits', fruits, 'trade'),
  slide('restaurant', restaurant, 'trade'),
  slide('webDesign', webDesign, 'digital'),
  slide('seo', seo, 'digital'),
  slide('banking', banking, 'money'),
  slide('localSponsor', localSponsor, 'paper'),
  slide('pro', pro, 'paper'),
  slide('trademark', trademark, 'rights', { mirror: false }),
  slide('brandProtection', brandProtection, 'rights'),
  slide('attestation', attestation, 'paper'),
  slide('amendments', amendments, 'paper'),
  slide('liquidation', liquidation, 'paper'),
  slide('shareTransfer', shareTransfer, 'paper', { button: 'transfer', to: '/services/share-transfer' }),
];

/** The slide at an index from 0; counting goes on at the other end. */
export const slideAt = (index: number): Slide => slides.at(index % slides.length) ?? slides[0];
