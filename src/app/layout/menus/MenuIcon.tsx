import { type MenuIconName, menuIcons } from '../../../content/menuIcons.ts';
import { Drawn } from '../../../shared/ui/Icon.tsx';

/** The decorative icon of a menu item. */
export function MenuIcon({ name }: { name: MenuIconName }) {
  return <Drawn path={menuIcons[name]} />;
}
