import abacus from '../../content/art/subjects/abacus.svg?no-inline';
import abuDhabi from '../../content/art/subjects/abu-dhabi.svg?no-inline';
import ajman from '../../content/art/subjects/ajman.svg?no-inline';
import amendments from '../../content/art/slides/amendments.svg?no-inline';
import attestation from '../../content/art/slides/attestation.svg?no-inline';
import banking from '../../content/art/slides/banking.svg?no-inline';
import beach from '../../content/art/subjects/beach.svg?no-inline';
import book from '../../content/art/subjects/book.svg?no-inline';
import brandProtection from '../../content/art/slides/brand-protection.svg?no-inline';
import calendar from '../../content/art/subjects/calendar.svg?no-inline';
import camera from '../../content/art/subjects/camera.svg?no-inline';
import car from '../../content/art/subjects/car.svg?no-inline';
import chart from '../../content/art/subjects/chart.svg?no-inline';
import clinic from '../../content/art/subjects/clinic.svg?no-inline';
import clipboard from '../../content/art/subjects/clipboard.svg?no-inline';
import compass from '../../content/art/subjects/compass.svg?no-inline';
import container from '../../content/art/subjects/container.svg?no-inline';
import desk from '../../content/art/subjects/desk.svg?no-inline';
import dubai from '../../content/art/subjects/dubai.svg?no-inline';
import ecommerce from '../../content/art/slides/ecommerce.svg?no-inline';
import europe from '../../content/art/subjects/europe.svg?no-inline';
import fruits from '../../content/art/slides/fruits.svg?no-inline';
import gold from '../../content/art/subjects/gold.svg?no-inline';
import house from '../../content/art/subjects/house.svg?no-inline';
import industrial from '../../content/art/slides/industrial.svg?no-inline';
import key from '../../content/art/subjects/key.svg?no-inline';
import ledger from '../../content/art/subjects/ledger.svg?no-inline';
import letterbox from '../../content/art/subjects/letterbox.svg?no-inline';
import liquidation from '../../content/art/slides/liquidation.svg?no-inline';
import localSponsor from '../../content/art/slides/local-sponsor.svg?no-inline';
import london from '../../content/art/subjects/london.svg?no-inline';
import magnifier from '../../content/art/subjects/magnifier.svg?no-inline';
import medal from '../../content/art/subjects/medal.svg?no-inline';
import padlock from '../../content/art/subjects/padlock.svg?no-inline';
import parcel from '../../content/art/subjects/parcel.svg?no-inline';
import passport from '../../content/art/subjects/passport.svg?no-inline';
import pro from '../../content/art/slides/pro.svg?no-inline';
import rasAlKhaimah from '../../content/art/subjects/ras-al-khaimah.svg?no-inline';
import receipt from '../../content/art/subjects/receipt.svg?no-inline';
import restaurant from '../../content/art/slides/restaurant.svg?no-inline';
import safe from '../../content/art/subjects/safe.svg?no-inline';
import scales from '../../content/art/subjects/scales.svg?no-inline';
import seo from '../../content/art/slides/seo.svg?no-inline';
import shareTransfer from '../../content/art/slides/share-transfer.svg?no-inline';
import sharjah from '../../content/art/subjects/sharjah.svg?no-inline';
import signpost from '../../content/art/subjects/signpost.svg?no-inline';
import suitcase from '../../content/art/subjects/suitcase.svg?no-inline';
import table from '../../content/art/subjects/table.svg?no-inline';
import tower from '../../content/art/subjects/tower.svg?no-inline';
import trademark from '../../content/art/slides/trademark.svg?no-inline';
import warehouse from '../../content/art/subjects/warehouse.svg?no-inline';
import webDesign from '../../content/art/slides/web-design.svg?no-inline';
import type { Drawing } from '../../content/art/drawings.ts';
import type { Sky } from '../../content/home/slides.ts';

interface PageArt {
  readonly src: string;
  readonly sky: Sky;
}

const art: Readonly<Record<Drawing, PageArt>> = {
  abacus: { src: abacus, sky: 'money' },
  'abu-dhabi': { src: abuDhabi, sky: 'paper' },
  ajman: { src: ajman, sky: 'paper' },
  amendments: { src: amendments, sky: 'paper' },
  attestation: { src: attestation, sky: 'paper' },
  banking: { src: banking, sky: 'money' },
  beach: { src: beach, sky: 'trade' },
  book: { src: book, sky: 'paper' },
  'brand-protection': { src: brandProtection, sky: 'rights' },
  calendar: { src: calendar, sky: 'paper' },
  camera: { src: camera, sky: 'digital' },
  car: { src: car, sky: 'trade' },
  chart: { src: chart, sky: 'money' },
  clinic: { src: clinic, sky: 'paper' },
  clipboard: { src: clipboard, sky: 'paper' },
  compass: { src: compass, sky: 'digital' },
  container: { src: container, sky: 'trade' },
  desk: { src: desk, sky: 'digital' },
  dubai: { src: dubai, sky: 'paper' },
  ecommerce: { src: ecommerce, sky: 'trade' },
  europe: { src: europe, sky: 'paper' },
  fruits: { src: fruits, sky: 'trade' },
  gold: { src: gold, sky: 'money' },
  house: { src: house, sky: 'paper' },
  industrial: { src: industrial, sky: 'trade' },
  key: { src: key, sky: 'paper' },
  ledger: { src: ledger, sky: 'money' },
  letterbox: { src: letterbox, sky: 'paper' },
  liquidation: { src: liquidation, sky: 'paper' },
  'local-sponsor': { src: localSponsor, sky: 'paper' },
  london: { src: london, sky: 'paper' },
  magnifier: { src: magnifier, sky: 'paper' },
  medal: { src: medal, sky: 'paper' },
  padlock: { src: padlock, sky: 'rights' },
  parcel: { src: parcel, sky: 'paper' },
  passport: { src: passport, sky: 'paper' },
  pro: { src: pro, sky: 'paper' },
  'ras-al-khaimah': { src: rasAlKhaimah, sky: 'paper' },
  receipt: { src: receipt, sky: 'money' },
  restaurant: { src: restaurant, sky: 'trade' },
  safe: { src: safe, sky: 'money' },
  scales: { src: scales, sky: 'rights' },
  seo: { src: seo, sky: 'digital' },
  'share-transfer': { src: shareTransfer, sky: 'paper' },
  sharjah: { src: sharjah, sky: 'paper' },
  signpost: { src: signpost, sky: 'digital' },
  suitcase: { src: suitcase, sky: 'paper' },
  table: { src: table, sky: 'paper' },
  tower: { src: tower, sky: 'paper' },
  trademark: { src: trademark, sky: 'rights' },
  warehouse: { src: warehouse, sky: 'trade' },
  'web-design': { src: webDesign, sky: 'digital' },
};

const hasArt = (drawing: string): drawing is Drawing => Object.hasOwn(art, drawing);

/** Returns a drawing with the background colour of its horizon. */
export function artOf(drawing: string): { readonly src: string; readonly backgroundColor: string } {
  const { src, sky } = art[hasArt(drawing) ? drawing : 'compass'];
  return { src, backgroundColor: `var(--sky-${sky}-2)` };
}
