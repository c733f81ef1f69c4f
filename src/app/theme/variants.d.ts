/** Types of the site's variants of MUI components. */

import '@mui/material/Button';
import '@mui/material/Chip';
import '@mui/material/IconButton';
import '@mui/material/Paper';
import '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** The main action of a view: saffron. */
    accent: true;
    primary: true;
    /** Outlined: any further action. */
    quiet: true;
    contained: false;
    outlined: false;
  }
  interface ButtonPropsColorOverrides {
    /** The colours are those of the variant. */
    none: true;
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    /** A completed or confirmed action. */
    success: true;
  }
}

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A quiet panel of the page: a tool, a summary, a search. */
    tint: true;
  }
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}
