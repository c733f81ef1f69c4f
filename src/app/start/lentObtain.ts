import type { obtain } from '../../shared/http/obtain.ts';

declare global {
  interface Window {
    /** Lent by the script in the page's head to the app, so that it does not travel twice. */
    marsaObtain?: typeof obtain;
  }
}
