import { plainFile, type Picture as Sizes } from '../markdown/figure.ts';
import type { MediaManifest, Picture } from '../uploads/manifest.ts';
import { upload } from './library.ts';

/** Returns a cover in WordPress' attachment format, with `sources` as in its Modern Image Formats plugin. */
export function coverJson(id: number, { sizes }: Picture, alt: string) {
  const shown = new Map(
    Object.entries(sizes).flatMap(([name, size]) => {
      const main = plainFile(size);
      if (main === undefined) return [];
      const sources = Object.entries(size.files).map(([type, { file }]) => [
        type,
        { source_url: upload(file) },
      ]);
      const { width, height } = size;
      const url = upload(main.file.file);
      return [
        [
          name,
          { width, height, mime_type: main.mime, source_url: url, sources: Object.fromEntries(sources) },
        ],
      ];
    }),
  );
  const full = shown.get('full');
  return {
    id,
    alt_text: alt,
    media_type: 'image',
    mime_type: full?.mime_type,
    source_url: full?.source_url,
    media_details: { width: full?.width, height: full?.height, sizes: Object.fromEntries(shown) },
  };
}

/** Returns the pictures for articles by name; undefined when they are missing. */
export function figuresOf(manifest: MediaManifest | undefined): Readonly<Record<string, Sizes>> | undefined {
  return (
    manifest && Object.fromEntries(Object.entries(manifest.figures).map(([name, { sizes }]) => [name, sizes]))
  );
}
