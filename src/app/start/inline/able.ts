/**
 * Whether this browser has what the app is made of (server/build/targets.ts). Tested is what came last to the browsers
 * that it is built for: `toSorted` to Chromium 110, Firefox 115 and Safari 16, `CompressionStream` to Safari 16.4
 * (https://developer.mozilla.org/docs/Web/API/CompressionStream). Syntax cannot be tried under the page's policy.
 * Without them the page stays as it was rendered: readable, with links that lead on.
 */
export const isAble = (): boolean => 'toSorted' in Array.prototype && 'CompressionStream' in window;
