/** Resolves after a delay in ms. */
export const wait = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
