/** What a moment of the service needs to know of the world: where it is reached. */
export interface Site {
  /** Without a trailing slash; empty for addresses relative to the root. */
  readonly origin: string;
}

/** An address of the REST interface, `rest(site, '/posts/3')`. */
export function rest(site: Site, path: string): string {
  return `${site.origin}/wp-json/wp/v2${path}`;
}

/** A page of the website. */
export function page(site: Site, path: string): string {
  return `${site.origin}${path}`;
}

/** A file of the uploads folder. */
export function upload(site: Site, file: string): string {
  return `${site.origin}/wp-content/uploads/${file}`;
}
