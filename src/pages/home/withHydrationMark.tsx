import { type ComponentType, useEffect } from 'react';
import { reportHydrated } from '../../shared/hydrated.ts';

/** A section that reports when it is hydrated. `id` is its element's. */
export function withHydrationMark(id: string, Section: ComponentType): ComponentType {
  return function WithHydrationMark() {
    useEffect(() => {
      const section = document.getElementById(id);
      section?.setAttribute('data-hydrated', '');
      reportHydrated(section);
    }, []);
    return <Section />;
  };
}
