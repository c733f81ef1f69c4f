import { lettersOf } from '../../../shared/text/letters.ts';

/** Signs that file systems do not allow, or that hide what a name is. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;

/** Most signs of a name: systems count up to 255 bytes, and Arabic letters take two, Hindi ones three. */
const MOST = 70;

/** The name of an article's file, from its slug. */
export function fileName(slug: string): string {
  const plain = slug.replace(FORBIDDEN, '-').replace(/^[-.]+|[-.]+$/g, '');
  return `${lettersOf(plain).slice(0, MOST).join('') || 'article'}.html`;
}
