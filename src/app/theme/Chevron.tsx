import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** What MUI shows beside a choice that opens, in the site's own hand. */
export function Chevron(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M6 9l6 6 6-6" />
    </SvgIcon>
  );
}
