import { createHash } from 'node:crypto';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Opens a PDF file. Rejects when it is damaged. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  // PDF.js detaches the given buffer.
  getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;

/** Returns the bookmarks of the first level with their pages, from 1. */
export async function bookmarksOf(
  pdf: PDFDocumentProxy,
): Promise<readonly { readonly title: string; readonly page: number }[]> {
  const outline = await pdf.getOutline();
  return Promise.all(
    outline.map(async ({ title, dest }) => {
      const [page] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? [];
      return { title, page: (await pdf.getPageIndex(page)) + 1 };
    }),
  );
}

/** Returns a short digest of a file or text. */
export const digestOf = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
