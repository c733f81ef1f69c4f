import { parseUrl } from '../parseUrl.ts';

export interface Video {
  readonly page: string;
  /** The player's address, without cookies before playback. */
  readonly player: string;
}

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];

function youtubeId(url: URL): string | undefined {
  if (url.hostname === 'youtu.be') return url.pathname.slice(1);
  if (!YOUTUBE_HOSTS.includes(url.hostname)) return undefined;
  return url.searchParams.get('v') ?? /^\/(?:embed|shorts|live|v)\/([^/&]+)/.exec(url.pathname)?.[1];
}

function vimeoId(url: URL): string | undefined {
  if (!['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(url.hostname)) return undefined;
  return /(\d{4,})/.exec(url.pathname)?.[1];
}

/** Returns the video of a YouTube or Vimeo address; undefined for other addresses. */
export function videoOf(address: string): Video | undefined {
  const url = parseUrl(address);
  if (!url) return undefined;
  const youtube = youtubeId(url);
  if (youtube && /^[\w-]{6,20}$/.test(youtube)) {
    return {
      page: `https://www.youtube.com/watch?v=${youtube}`,
      player: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1`,
    };
  }
  const vimeo = vimeoId(url);
  if (!vimeo) return undefined;
  return {
    page: `https://vimeo.com/${vimeo}`,
    player: `https://player.vimeo.com/video/${vimeo}?dnt=1&autoplay=1`,
  };
}
