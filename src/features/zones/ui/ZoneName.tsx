import type { Zone } from '../../../content/zones/zone.ts';

/** A zone's name, in Latin letters whatever the page's language is. */
export function ZoneName({ zone }: { zone: Zone }) {
  return (
    <bdi lang="en" dir="ltr">
      {zone.name}
    </bdi>
  );
}
