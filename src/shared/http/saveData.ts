/** Returns true when the user has asked the browser to save data (https://wicg.github.io/savedata/). */
export function savesData(): boolean {
  const connection: unknown =
    typeof navigator !== 'undefined' && 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
