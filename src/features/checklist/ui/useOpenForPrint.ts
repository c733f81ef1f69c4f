import { type RefObject, useEffect } from 'react';

/** Opens what is folded away while the page is printed: paper cannot be unfolded. */
export function useOpenForPrint(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(part.current?.querySelectorAll('details') ?? [])].filter((details) => !details.open);
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
      opened = [];
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [part]);
}
