/** Attribute of the parts of a page that are not hydrated; its value is the part's name. */
export const RENDERED_PART = 'data-rendered-part';

/** The prerendered page of the document, whose text is not hydrated. */
export interface RenderedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly parts: ReadonlyMap<string, Element>;
}

let rendered: RenderedPage | undefined;

/** Reads the page of the document; call it before hydration. */
export function readRenderedPage(path: string): void {
  const parts = [...document.querySelectorAll(`[${RENDERED_PART}]`)];
  if (parts.length === 0) return;
  rendered = {
    path,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    parts: new Map(parts.map((part) => [part.getAttribute(RENDERED_PART) ?? '', part])),
  };
}

/** Returns the page of the document if it has this path and has not been left. */
export const renderedPage = (path: string): RenderedPage | undefined =>
  rendered?.path === path ? rendered : undefined;

/** Releases the page on navigation; from then on it is rendered from its data. */
export function releaseRenderedPage(): void {
  rendered = undefined;
}
