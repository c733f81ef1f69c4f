/** Phones with a default font size of 24 px or more; with 16 px no phone is as narrow. */
export const LARGE_LETTERS = '@media (max-width: 17rem)';
