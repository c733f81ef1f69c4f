import type { Media, MediaSize } from '../library/library.ts';
import { gmtOf } from '../library/siteTime.ts';
import { plainFile } from '../markdown/figure.ts';
import { inContext, type Context, type JsonObject, type Resource } from './resource.ts';
import { page, rest, upload, type Site } from './site.ts';

const EMBEDDED = [
  'id',
  'date',
  'slug',
  'type',
  'link',
  'title',
  'author',
  'featured_media',
  'caption',
  'alt_text',
  'media_type',
  'mime_type',
  'media_details',
  'source_url',
];

/** A picture as WordPress shows attachments, with the further formats as its Modern Image Formats plugin does. */
export function mediaResource(media: Media, site: Site, context: Context): Resource {
  const full = media.sizes['full'];
  const main = full && plainFile(full);
  const source = main ? upload(site, main.file.file) : '';
  const fields = {
    id: media.id,
    date: media.date,
    date_gmt: gmtOf(media.date),
    guid: { rendered: source },
    modified: media.modified,
    modified_gmt: gmtOf(media.modified),
    slug: media.slug,
    status: 'inherit',
    type: 'attachment',
    link: page(site, `/?attachment_id=${media.id}`),
    title: { rendered: media.title },
    author: media.author,
    featured_media: 0,
    comment_status: 'closed',
    ping_status: 'closed',
    template: '',
    meta: [],
    class_list: [`post-${media.id}`, 'attachment', 'type-attachment', 'status-inherit', 'hentry'],
    description: { rendered: '' },
    caption: { rendered: '' },
    alt_text: media.alt,
    media_type: 'image',
    mime_type: main?.mime ?? '',
    media_details: {
      width: full?.width ?? 0,
      height: full?.height ?? 0,
      file: main?.file.file ?? '',
      filesize: main?.file.bytes ?? 0,
      sizes: Object.fromEntries(
        Object.entries(media.sizes).map(([name, size]) => [name, sizeDetails(size, site)]),
      ),
      image_meta: {},
    },
    post: media.post,
    source_url: source,
  };
  return {
    fields: inContext(fields, context, EMBEDDED),
    links: {
      self: [{ href: rest(site, `/media/${media.id}`), targetHints: { allow: ['GET'] } }],
      collection: [{ href: rest(site, '/media') }],
      about: [{ href: rest(site, '/types/attachment') }],
      author: [{ embeddable: true, href: rest(site, `/users/${media.author}`) }],
      replies: [{ embeddable: true, href: rest(site, `/comments?post=${media.id}`) }],
    },
  };
}

function sizeDetails(size: MediaSize, site: Site): JsonObject {
  const main = plainFile(size);
  const sources = Object.entries(size.files).map(([mime, { file, bytes }]) => [
    mime,
    { file: baseName(file), filesize: bytes, source_url: upload(site, file) },
  ]);
  return {
    file: baseName(main?.file.file ?? ''),
    width: size.width,
    height: size.height,
    filesize: main?.file.bytes ?? 0,
    mime_type: main?.mime ?? '',
    source_url: main ? upload(site, main.file.file) : '',
    sources: Object.fromEntries(sources),
  };
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
