import type { MouseEvent } from 'react';
import { openKept } from '../../../features/downloads/openKept.ts';
import { standaloneHere } from '../../../features/pwa/install/installWay.ts';

/** On a click on the link to a kept file: the installed app hands the copy to the device, a browser follows the link. */
export const openInApp = (path: string) => (event: MouseEvent) => {
  if (!standaloneHere()) return;
  event.preventDefault();
  openKept(path).catch((error: unknown) => console.info(`Not opened: ${String(error)}`));
};
