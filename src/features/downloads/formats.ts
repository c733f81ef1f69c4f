/** The formats of the files that visitors can download, by the ending of their names, each with its media type. */
const MEDIA_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type DownloadFormat = keyof typeof MEDIA_TYPES;

const DOWNLOAD = /^\/downloads\/[\w-]+\.(?<format>pdf|docx|xlsx)$/;

const isFormat = (text: string | undefined): text is DownloadFormat =>
  text !== undefined && Object.hasOwn(MEDIA_TYPES, text);

/** The format of the file at a path of the site; undefined for what is no file to download. */
export function formatOf(pathname: string): DownloadFormat | undefined {
  const format = DOWNLOAD.exec(pathname)?.groups?.['format'];
  return isFormat(format) ? format : undefined;
}

/** The media type of a file to download. @throws RangeError for a path that leads to none */
export function mediaTypeOf(pathname: string): string {
  const format = formatOf(pathname);
  if (!format) throw new RangeError(`${pathname} is no file to download`);
  return MEDIA_TYPES[format];
}

/** Whether a path of the site is a file to take along. */
export const isDownload = (pathname: string): boolean => DOWNLOAD.test(pathname);
