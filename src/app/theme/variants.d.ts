/** The site's own variants of MUI components, for the type checker, and that its theme is made of custom properties. */

import '@mui/material/Button';
import '@mui/material/Chip';
import '@mui/material/IconButton';
import '@mui/material/styles';

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

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    /** The theme's values are custom properties (theme.ts). */
    enabled: true;
  }
}
