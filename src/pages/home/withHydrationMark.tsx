import { type ComponentType, useEffect } from 'react';
import { setRootState } from '../../shared/rootState.ts';

/**
 * A section that says when it is hydrated: earlier clicks on it are then replayed
 * (app/start/inline/replayEarlyClicks.ts). `id` is its element's.
 */
export function withHydrationMark(id: string, Section: ComponentType): ComponentType {
  return function WithHydrationMark() {
    useEffect(() => {
      document.getElementById(id)?.setAttribute('data-hydrated', '');
      setRootState('section', id);
    }, []);
    return <Section />;
  };
}
