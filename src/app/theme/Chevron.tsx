import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** The arrow that MUI shows in selects and accordions. */
export function Chevron(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M6 9l6 6 6-6" />
    </SvgIcon>
  );
}
