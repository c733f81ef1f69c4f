/** Widths of portraits in WordPress, in px. */
export const AVATAR_SIZES = [24, 48, 96] as const;

const SKIES = ['#0f5c6b', '#1d6f5e', '#2f5d86'];

/** Returns the path of an author's portrait below the uploads folder. */
export function avatarFile(slug: string, size: number): string {
  return `avatars/${slug}-${size}.svg`;
}

/** Draws an author's portrait as SVG, for its path below the uploads folder; undefined for other paths. */
export function drawAvatar(file: string): string | undefined {
  const [, slug, width] = /^avatars\/([a-z0-9-]+)-(\d+)\.svg$/.exec(file) ?? [];
  const size = AVATAR_SIZES.find((known) => known === Number(width));
  if (slug === undefined || size === undefined) {
    return undefined;
  }
  const sky = SKIES[slug.charCodeAt(0) % SKIES.length];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${size}" height="${size}">` +
    `<rect width="96" height="96" fill="${sky}"/><circle cx="48" cy="46" r="13" fill="#f0b043"/>` +
    '<path d="M44 22v42H20zM52 22v42h24z" fill="#fdfaf4"/>' +
    '<path d="M16 68h64l-8 10H24z" fill="#0b2f3a"/></svg>'
  );
}
