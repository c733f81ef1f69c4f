/**
 * Shows a number on the installed app's icon, or takes it away when it is 0. Never rejects: where there is no badge,
 * there is nothing to be shown. https://w3c.github.io/badging/
 */
export async function showBadge(count: number): Promise<void> {
  try {
    if (!('setAppBadge' in navigator)) return;
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch (error) {
    console.info(`No badge: ${String(error)}`);
  }
}
