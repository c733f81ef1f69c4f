const paths = {
  again: 'M19 8a8 8 0 1 0 1 6M20 4v5h-5',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  chat: 'M4 20l1.3-4A8 8 0 1 1 8.5 19zM9 10.5h6M9 13.5h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h10',
  offline: 'M4 4l16 16M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.5M19 12a10 10 0 0 0-6-3M12 19h.01',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z',
  bin: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  play: 'M8 5.5v13l11-6.5z',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  quote: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
  save: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  saved: 'M6 3h12v18l-6-4.5L6 21z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 11v8h12v-8',
  video: 'M4 5h16v14H4zM10 9v6l5-3z',
} as const;

/** Names of the drawn signs. */
export type IconName = keyof typeof paths;

/** A small sign in the text's colour. It only decorates: the words beside it or the control's label speak. */
export function Icon({ name, mirror = false }: { name: IconName; mirror?: boolean }) {
  return (
    <svg className={mirror ? 'icon mirror' : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
