import GlobalStyles from '@mui/material/GlobalStyles';

const hidden = {
  '@media print': {
    '*:has(> [data-alone]) ~ *, article:has([data-alone]) header > * ~ div': {
      display: 'none !important',
    },
  },
};

/** Prints a tool whose frame is marked `data-alone` without the rest of the page. */
export const PrintedAlone = () => <GlobalStyles styles={hidden} />;
