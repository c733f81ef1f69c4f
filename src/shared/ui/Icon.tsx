import { styled } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';

const paths = {
  chat: 'M4 20l1.3-4A8 8 0 1 1 8.5 19zM9 10.5h6M9 13.5h4',
  down: 'M6 9l6 6 6-6',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9z',
  menu: 'M4 7h16M4 12h16M4 17h10',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z',
  saved: 'M6 3h12v18l-6-4.5L6 21z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  video: 'M4 5h16v14H4zM10 9v6l5-3z',
} as const;

const LineIcon = styled(SvgIcon)({
  inlineSize: '1.25em',
  blockSize: '1.25em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** A 24 × 24 line drawing in the text's colour. `mirror` flips it on right-to-left pages. */
export function Drawn({ path, mirror = false }: { path: string; mirror?: boolean | undefined }) {
  return (
    <LineIcon {...(mirror ? { className: 'mirror' } : {})}>
      <path d={path} />
    </LineIcon>
  );
}

/** A decorative icon of the frame. `PartIcon` has those that the first script does not need. */
export function Icon({ name, mirror }: { name: keyof typeof paths; mirror?: boolean }) {
  return <Drawn path={paths[name]} mirror={mirror} />;
}
