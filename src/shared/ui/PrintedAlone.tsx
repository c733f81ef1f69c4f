import GlobalStyles from '@mui/material/GlobalStyles';

const hidden = {
  '@media print': {
    '*:has(> [data-alone]) ~ *, article:has([data-alone]) header > * ~ div': {
      display: 'none !important',
    },
  },
};

/** On paper a tool whose frame is marked `data-alone` stands alone, without the page's text and drawing. */
export const PrintedAlone = () => <GlobalStyles styles={hidden} />;
