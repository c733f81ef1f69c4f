import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  articleFile,
  type FileArticle,
  type FilePictures,
  type FileWords,
} from '../../../src/features/reader/file/articleFile.ts';
import { fileName } from '../../../src/features/reader/file/fileName.ts';

const ADDRESS = 'https://marsa.example/blog/two-zones';
const PIXEL = 'data:image/png;base64,AAAA';

const article: FileArticle = {
  title: 'Fees & <b>“taxes”</b>',
  excerpt: '',
  author: 'A "desk"',
  lang: 'en',
  address: ADDRESS,
  html: '<p>Text</p>',
  cover: undefined,
};
const words: FileWords = {
  lang: 'ar',
  dates: ['Published <today>'],
  source: 'Source:',
  missing: (count) => `${count} missing`,
  picture: 'A picture',
};
/** Has what is at addresses without "lost". */
const pictures: FilePictures = {
  addressesOf: (image) => [image.getAttribute('src') ?? ''],
  toDataUrl: async ([address = 'lost']) => (address.includes('lost') ? undefined : PIXEL),
};

const made = async (changes: Partial<FileArticle>): Promise<Document> =>
  new JSDOM(await articleFile({ ...article, ...changes }, words, pictures)).window.document;
const body = async (html: string) => (await made({ html })).querySelector('main');

beforeAll(() => {
  vi.stubGlobal('window', new JSDOM('', { url: ADDRESS }).window);
});

describe('an article’s file', () => {
  it('OF-10 says what it is, from whom, since when and where it comes from', async () => {
    const page = await made({ lang: 'ar' });
    expect(page.title).toBe(article.title);
    expect(page.querySelector('h1')?.textContent).toBe(article.title);
    expect(page.querySelector('bdi')?.textContent).toBe(article.author);
    expect(page.querySelector('header')?.textContent).toContain('Published <today>');
    expect(page.querySelector('header a')?.getAttribute('href')).toBe(ADDRESS);
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ar', 'rtl']);
    expect(page.querySelector('header div')?.getAttribute('dir')).toBe('rtl');
  });

  it.each([
    ['en', 1.3],
    ['ar', 1.5],
    ['ur', 1.9],
    ['hi', 1.45],
  ])('OF-10 LA-02 headings in %s have lines %s high, as their letters need', async (lang, height) => {
    const page = await made({ lang, html: '<h2>A</h2>' });
    const heading = page.querySelector('main h2');
    if (!heading || !page.defaultView) throw new Error('No heading');
    const { lineHeight, fontSize } = page.defaultView.getComputedStyle(heading);
    expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeCloseTo(height);
  });

  it('OF-10 holds its pictures, in one size', async () => {
    const page = await made({
      html: '<figure><img src="/a.png" srcset="/a.png 1w, /b.png 2w" sizes="1px" loading="lazy" alt="A"></figure>',
      cover: { addresses: ['/cover.avif'], alt: 'Cover' },
    });
    const images = [...page.querySelectorAll('img')].map((image) => image.outerHTML);
    expect(images).toEqual([`<img src="${PIXEL}" alt="Cover">`, `<img src="${PIXEL}" alt="A">`]);
    expect(page.querySelector('.note')).toBeNull();
  });

  it('OF-10 pictures that cannot be had leave their words, and it says how many', async () => {
    const page = await made({
      html: '<p><img src="/lost.png" alt="A <door>"><img src="/lost2.png" alt=""><img src="/here.png" alt="B"></p>',
      cover: { addresses: ['/lost.avif'], alt: '' },
    });
    expect([...page.querySelectorAll('.note')].map((note) => note.textContent)).toEqual([
      '3 missing',
      'A <door>',
      'A picture',
    ]);
    expect(page.querySelectorAll('img')).toHaveLength(1);
  });

  it('OF-10 its links lead to the site, those within it stay within it', async () => {
    const links = await body(
      '<a href="/blog/x">1</a><a href="#here">2</a><a href="https://gov.example/?a=1&amp;b=2">3</a><a href="mailto:a@b.example">4</a>',
    );
    expect([...(links?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      'https://marsa.example/blog/x',
      '#here',
      'https://gov.example/?a=1&b=2',
      'mailto:a@b.example',
    ]);
  });

  it('OF-10 what plays from elsewhere is a link to it', async () => {
    const media = await body(
      '<video controls><source src="/film.mp4"><track src="/film.vtt"></video><audio src="/talk.mp3"></audio><video></video>',
    );
    expect(media?.innerHTML).toBe(
      '<a href="https://marsa.example/film.mp4">https://marsa.example/film.mp4</a><a href="https://marsa.example/talk.mp3">https://marsa.example/talk.mp3</a>',
    );
  });

  it('QU-02 OF-10 runs nothing and asks for nothing, whatever it was given', async () => {
    const page = await made({
      title: '</title><script>1</script>',
      author: '"><img src=x onerror=1>',
      html: '<p onclick="1">a</p><script>1</script><link rel="stylesheet" href="//x"><iframe srcdoc="<script>1</script>"></iframe><form action="//x"></form>',
    });
    expect(
      page.querySelectorAll('script, iframe, form, link[rel="stylesheet"], img, [onclick]'),
    ).toHaveLength(0);
    const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
    expect(policy).toBe("default-src 'none'; img-src data:; style-src 'unsafe-inline'");
  });
});

describe('the name of a file', () => {
  it.each([
    ['two-zones', 'two-zones.html'],
    ['فتح-حساب', 'فتح-حساب.html'],
    ['../../etc/passwd', 'etc-passwd.html'],
    ['a:b*c?"<d>|e', 'a-b-c-d-e.html'],
    ['\u202egpj.exe', 'gpj.exe.html'],
    ['..', 'article.html'],
    ['', 'article.html'],
    ['क्षि'.repeat(100), `${'क्षि'.repeat(70)}.html`],
  ])('OF-10 of “%s” is one that every system takes', (slug, name) => {
    expect(fileName(slug)).toBe(name);
  });
});
