/** Sets or clears the badge of the app icon. Never rejects. https://w3c.github.io/badging/ */
export async function showBadge(count: number): Promise<void> {
  try {
    if (!('setAppBadge' in navigator)) return;
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch (error) {
    console.info(`The badge was not set: ${String(error)}`);
  }
}
