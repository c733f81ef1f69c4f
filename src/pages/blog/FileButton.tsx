import { useTranslation } from 'react-i18next';
import { useAuthorName } from '../../features/blog/hooks/useAuthorName.ts';
import type { Post } from '../../features/blog/model.ts';
import { SaveFile } from '../../features/reader/file/SaveFile.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useLongDate } from '../../i18n/useLongDate.ts';

interface FileButtonProps {
  readonly slug: string;
  readonly title: string;
  /** The post, where it is at hand; else it is looked for in the library and at the blog. */
  readonly post?: Post;
  readonly inList?: boolean;
}

/** The way to have an article as a file; what makes it is fetched on the tap. */
export function FileButton({ slug, title, post, inList = false }: FileButtonProps) {
  const { t } = useTranslation();
  const { code } = useLanguage();
  const longDate = useLongDate();
  const authorName = useAuthorName();

  const make = async () => {
    const { postFile, savedPost } = await import('./articleFile.ts');
    const whole = post ?? (await savedPost(slug));
    const { author, date, dateGmt, modifiedGmt } = whole.summary;
    const published = longDate(date);
    const changed = modifiedGmt > dateGmt ? longDate(modifiedGmt) : published;
    return postFile(whole, authorName(author), {
      lang: code,
      dates: [
        ...(published ? [t('reading.published', { date: published })] : []),
        ...(changed !== published ? [t('reading.changed', { date: changed })] : []),
        t('reading.filed', { date: longDate(new Date().toISOString()) }),
      ],
      source: t('reading.source'),
      missing: (count) => t('reading.missing', { count }),
      picture: t('reading.picture'),
    });
  };
  return <SaveFile title={title} inList={inList} make={make} />;
}
