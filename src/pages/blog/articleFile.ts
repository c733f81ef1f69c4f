import { site } from '../../content/site.ts';
import type { Post } from '../../features/blog/model.ts';
import { postPath } from '../../features/blog/rules/slug.ts';
import { postFrom } from '../../features/blog/shapes.ts';
import { coverAddresses, imageAddresses, loadFullPost } from '../../features/blog/fullPost.ts';
import { readCopy } from '../../features/library/db/saved.ts';
import { libraryDatabase } from '../../features/library/db/tables.ts';
import { pictureData } from '../../features/library/pictures/cachedPictures.ts';
import { articleFile, type FileWords } from '../../features/reader/file/articleFile.ts';
import { fileName } from '../../features/reader/file/fileName.ts';
import type { MadeFile } from '../../features/reader/file/SaveFile.tsx';

/** How long a picture that is not on the device is tried for, in milliseconds: someone waits for the file. */
const PATIENCE = 15_000;

const readAsDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(reader.error ?? new Error('A picture could not be read'));
    });
    reader.readAsDataURL(blob);
  });

async function toDataUrl(addresses: readonly string[]): Promise<string | undefined> {
  const blob = await pictureData(addresses, PATIENCE);
  return blob?.type.startsWith('image/') ? readAsDataUrl(blob).catch(() => undefined) : undefined;
}

/** A post as one file (OF-10), signed with the author's name in the reader's language. */
export async function postFile({ summary, body }: Post, author: string, words: FileWords): Promise<MadeFile> {
  const { slug, title, excerpt, lang, picture } = summary;
  const text = await articleFile(
    {
      title,
      excerpt,
      author,
      lang,
      address: site.url + postPath(slug),
      html: body.html,
      cover: picture && { addresses: coverAddresses(picture), alt: picture.alt },
    },
    words,
    { addressesOf: imageAddresses, toDataUrl },
  );
  return { name: fileName(slug), text };
}

/** A saved guide as it is kept, or as the blog has it. Rejects when neither can be had. */
export async function savedPost(slug: string): Promise<Post> {
  const copy = await libraryDatabase.run((db) => readCopy(db, slug)).catch(() => undefined);
  return postFrom(copy?.copy) ?? loadFullPost(slug);
}
