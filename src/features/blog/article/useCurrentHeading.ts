import { useEffect, useState } from 'react';

/** Returns the id of the last given heading above the reading position; undefined before the first (BP-05). */
export function useCurrentHeading(headings: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setCurrent(entry.target.id);
      },
      { rootMargin: '0px 0px -70% 0px' },
    );
    for (const { id } of headings) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
