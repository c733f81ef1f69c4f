import { type ComponentType, useEffect } from 'react';

/**
 * A section that says when it answers: taps on it that came earlier are then given back (app/start/inline/taps.ts).
 * `id` is its element's.
 */
export function answering(id: string, Section: ComponentType): ComponentType {
  return function Answering() {
    useEffect(() => {
      document.getElementById(id)?.setAttribute('data-alive', '');
      document.documentElement.dataset['section'] = id;
    }, []);
    return <Section />;
  };
}
