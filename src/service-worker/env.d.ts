/** Replaced by the build (src/env.d.ts). */
interface ImportMeta {
  readonly env: { readonly VITE_CONTENT_API?: string; readonly VITE_LEADS_ENDPOINT?: string };
}
