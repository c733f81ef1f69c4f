import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useMouseOver } from './useMouseOver.ts';
import type { OpenMenu } from './useOpenMenu.ts';

interface MenuProps {
  readonly name: string;
  readonly menu: OpenMenu;
  /** What the button shows. */
  readonly label: ReactNode;
  /** The button's name where it shows no words. */
  readonly title?: string;
  /** A link before the button, which has its own. */
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A menu of the main navigation: a disclosure that works before any script, and with one by hover, keys and taps
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/).
 */
export function Menu({ name, menu, label, title, link, children }: MenuProps) {
  const item = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const open = menu.name === name;
  useMouseOver(item, () => menu.enter(name), menu.leave);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      menu.close();
      summary.current?.focus();
    } else if (event.key === 'ArrowDown' && event.target === summary.current) {
      event.preventDefault();
      menu.open(name);
      // The links can take the focus once they are shown.
      requestAnimationFrame(() => details.current?.querySelector<HTMLElement>('a, [role="tab"]')?.focus());
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) menu.close();
  };
  return (
    <li>
      <div ref={item} className="item" role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
        {link}
        <details ref={details} name="menu" open={open} data-swapped={(open && menu.swapped) || undefined}>
          <ButtonBase
            component="summary"
            // It is a button by itself, one that says whether the menu is open.
            role={undefined}
            ref={summary}
            aria-label={title}
            onClick={(event) => {
              event.preventDefault();
              menu.toggle(name);
            }}
          >
            {label}
          </ButtonBase>
          <Paper square className="panel">
            {children}
          </Paper>
        </details>
      </div>
    </li>
  );
}
