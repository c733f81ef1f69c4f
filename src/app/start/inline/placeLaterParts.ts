import { LATER_SCRIPT, LATER_STYLES, MENUS_ID, RENDERED_STYLES, SCRIPTS_ID } from '../pageData.ts';

/**
 * Puts what a page brings after its first screen where React and Emotion look for it: styles and data into the head, the
 * contents of the menus into the menus. To be called before the page is hydrated, and for each page that was
 * parsed without running its scripts.
 */
export function placeLaterParts(page: Document): void {
  for (const script of page.querySelectorAll(`script[${LATER_SCRIPT}]`)) script.remove();
  page.head
    .querySelector(`style[${RENDERED_STYLES}]`)
    ?.after(...page.body.querySelectorAll(`style[data-emotion], style[${RENDERED_STYLES}]`));
  page.head.append(...page.body.querySelectorAll(`style[${LATER_STYLES}], #${SCRIPTS_ID}`));
  const menus = page.getElementById(MENUS_ID);
  if (!menus) return;
  const panels = page.querySelectorAll('header details > .panel');
  for (const [place, content] of menus.querySelectorAll('[data-panel]').entries())
    panels[place]?.replaceChildren(...content.childNodes);
  menus.remove();
}

/** Takes off the page what of these parts had come when it broke off: none of it may be whole. */
export function dropLaterParts(): void {
  const parts = `style, script[${LATER_SCRIPT}], #${SCRIPTS_ID}, #${MENUS_ID}`;
  for (const part of document.body?.querySelectorAll(parts) ?? []) part.remove();
}
