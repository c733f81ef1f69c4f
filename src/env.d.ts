/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Page background of both schemes in tokens.css, set by the build (server/build/defines.ts). */
  readonly LIGHT_PAPER: string;
  readonly DARK_PAPER: string;
  /** Base address of the WordPress REST API, `…/wp-json/wp/v2` (CS-01). */
  readonly VITE_CONTENT_API?: string;
  /** Further origins whose pictures may be shown, space-separated (a WordPress' CDN). */
  readonly VITE_IMAGE_ORIGINS?: string;
  /**
   * Where forms are posted to (FO-02): parsed by the build, '' when nothing is sent. Ask for it in place, so that the
   * bundler leaves out what stands behind it.
   */
  readonly VITE_LEADS_ENDPOINT?: string;
  /** Where measured loading times are sent to (QU-08): parsed by the build, '' for nowhere. Ask for it in place, too. */
  readonly VITE_VITALS_ENDPOINT?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_PHONE?: string;
  readonly VITE_WHATSAPP?: string;
  readonly VITE_EMAIL?: string;
  readonly VITE_VIDEO_CHANNEL?: string;
  readonly VITE_PORTAL?: string;
  /** Set by the build (server/build/defines.ts). */
  readonly BUILD_YEAR: string;
  /** '' once the firm has confirmed every statement; set by the build (server/build/defines.ts). */
  readonly HAS_SAMPLES: string;
  readonly VITE_ADDRESS_DUBAI?: string;
  readonly VITE_ADDRESS_LONDON?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
