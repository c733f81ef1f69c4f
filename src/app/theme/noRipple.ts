/** Stands for MUI's ripple, which the theme switches off (`disableRipple`): 2 kB (brotli) that no button would use. */
// oxlint-disable-next-line import/no-default-export -- as the module that it stands for
export default function NoRipple(): null {
  return null;
}
