import { type ComponentType, useEffect } from 'react';
import { reportHydrated } from '../../shared/hydrated.ts';

/** Wraps a section so that it reports its hydration. `id` is that of its element. */
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
