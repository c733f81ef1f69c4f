import { type MenuIconName, menuIcons } from '../../../content/menuIcons.ts';
import { Drawn } from '../../../shared/ui/Icon.tsx';

/** The icon of a menu item; the item's words say the same. */
export function MenuIcon({ name }: { name: MenuIconName }) {
  return <Drawn path={menuIcons[name]} />;
}
