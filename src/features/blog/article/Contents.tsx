import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { Heading } from '../model.ts';
import { contentsOf } from '../rules/contents.ts';
import styles from './Contents.module.css';

/** The heading that the reader has last passed. */
function useCurrentHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setCurrent(entry.target.id);
      },
      { rootMargin: '0px 0px -70% 0px' },
    );
    for (const heading of headings) {
      const element = document.getElementById(heading.id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}

function Entries({ headings, current }: { headings: readonly Heading[]; current?: string | undefined }) {
  return (
    <ol>
      {headings.map((heading) => (
        <li key={heading.id} className={heading.level === 3 ? styles.sub : undefined}>
          <a href={`#${heading.id}`} aria-current={heading.id === current ? 'true' : undefined} dir="auto">
            {heading.text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The table of contents: beside the text where there is room, folded above it elsewhere (BP-05). */
export function Contents({ headings, folded }: { headings: readonly Heading[]; folded: boolean }) {
  const { t } = useTranslation();
  const shown = contentsOf(headings);
  const current = useCurrentHeading(shown);
  if (shown.length === 0) return null;
  if (folded) {
    return (
      <details className={`${styles.folded} no-print`}>
        <summary>
          <PartIcon name="list" />
          <span>{t('post.contents')}</span>
          <Icon name="down" />
        </summary>
        <Entries headings={shown} />
      </details>
    );
  }
  return (
    <nav className={styles.beside} aria-label={t('post.contents')}>
      <h2>{t('post.contents')}</h2>
      <Entries headings={shown} current={current} />
    </nav>
  );
}
