import amendments from '../../../content/art/slides/amendments.svg?no-inline';
import attestation from '../../../content/art/slides/attestation.svg?no-inline';
import banking from '../../../content/art/slides/banking.svg?no-inline';
import localSponsor from '../../../content/art/slides/local-sponsor.svg?no-inline';
import pro from '../../../content/art/slides/pro.svg?no-inline';
import seo from '../../../content/art/slides/seo.svg?no-inline';
import shareTransfer from '../../../content/art/slides/share-transfer.svg?no-inline';
import type { MenuName } from '../../../content/menuNames.ts';

/** The drawing at the end of each menu. */
export const panelArt: Readonly<Record<MenuName, string>> = {
  licensing: attestation,
  guide: seo,
  services: pro,
  workspace: amendments,
  accounting: banking,
  visa: localSponsor,
  company: shareTransfer,
};
