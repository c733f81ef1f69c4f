import { Drawn } from './Icon.tsx';

const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  again: 'M19 8a8 8 0 1 0 1 6M20 4v5h-5',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  bin: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  offline: 'M4 4l16 16M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.5M19 12a10 10 0 0 0-6-3M12 19h.01',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  quote: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
  save: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 11v8h12v-8',
} as const;

export type PartIconName = keyof typeof paths;

/** An icon of the page's parts, as `Icon` renders them, loaded after the first script. */
export function PartIcon({ name, mirror }: { name: PartIconName; mirror?: boolean }) {
  return <Drawn path={paths[name]} mirror={mirror} />;
}
