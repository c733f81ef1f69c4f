/** Replaces MUI's ripple, which the theme disables: 2 kB (brotli). */
// oxlint-disable-next-line import/no-default-export -- as the module that it stands for
export default function NoRipple(): null {
  return null;
}
