/** The steps of a set-up (HO-12); their words are in the home page's locale files. */
export const setupSteps = [1, 2, 3, 4, 5, 6, 7] as const;
