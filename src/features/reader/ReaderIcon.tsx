import { Drawn } from '../../shared/ui/Icon.tsx';

const paths = {
  listen: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M8 5.5v13M16 5.5v13',
  before: 'M18 6l-8 6 8 6zM6.5 6v12',
  after: 'M6 6l8 6-8 6zM17.5 6v12',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

/** Icons of the reading tools in the style of `Icon`. */
export function ReaderIcon({ name, mirror }: { name: keyof typeof paths; mirror?: boolean }) {
  return <Drawn path={paths[name]} mirror={mirror} />;
}
