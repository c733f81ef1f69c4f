/** The site's own variants of MUI components, for the type checker. What they look like stands in `components/`. */

import '@mui/material/Button';
import '@mui/material/Chip';
import '@mui/material/IconButton';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** The one main action of a view: saffron. */
    accent: true;
    /** Filled with the primary colour. */
    primary: true;
    /** Outlined: any further action. */
    quiet: true;
    contained: false;
    outlined: false;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** Something that is done or confirmed. */
    success: true;
  }
}
