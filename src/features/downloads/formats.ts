const MEDIA_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type DownloadFormat = keyof typeof MEDIA_TYPES;

const DOWNLOAD = /^\/downloads\/[\w-]+\.(?<format>pdf|docx|xlsx)$/;

const isFormat = (text: string | undefined): text is DownloadFormat =>
  text !== undefined && Object.hasOwn(MEDIA_TYPES, text);

/** Returns the format of the file at a path; undefined for other paths. */
export function formatOf(pathname: string): DownloadFormat | undefined {
  const format = DOWNLOAD.exec(pathname)?.groups?.['format'];
  return isFormat(format) ? format : undefined;
}

/** Returns the media type of a downloadable file. @throws RangeError for other paths */
export function mediaTypeOf(pathname: string): string {
  const format = formatOf(pathname);
  if (!format) throw new RangeError(`${pathname} is not a downloadable file`);
  return MEDIA_TYPES[format];
}

/** Returns true for the path of a downloadable file. */
export const isDownload = (pathname: string): boolean => DOWNLOAD.test(pathname);
