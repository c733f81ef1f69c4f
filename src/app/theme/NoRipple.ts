/** Stands for MUI's ripple, which the theme switches off (`disableRipple`): 3 kB that no button would use. */
export default function NoRipple(): null {
  return null;
}
