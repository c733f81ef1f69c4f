import attestation from '../../../content/art/slides/attestation.svg?no-inline';
import pro from '../../../content/art/slides/pro.svg?no-inline';
import compass from '../../../content/art/subjects/compass.svg?no-inline';
import ledger from '../../../content/art/subjects/ledger.svg?no-inline';
import passport from '../../../content/art/subjects/passport.svg?no-inline';
import table from '../../../content/art/subjects/table.svg?no-inline';
import tower from '../../../content/art/subjects/tower.svg?no-inline';
import type { MenuName } from '../../../content/menuNames.ts';

/** The drawing at the end of each menu. */
export const panelArt: Readonly<Record<MenuName, string>> = {
  licensing: attestation,
  guide: compass,
  services: pro,
  workspace: tower,
  accounting: ledger,
  visa: passport,
  company: table,
};
