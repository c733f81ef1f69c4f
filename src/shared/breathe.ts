/** Lets the browser paint and answer taps before going on. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
