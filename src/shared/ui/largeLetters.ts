/** A phone whose browser has a default font size of 24 px or more: no phone with letters of 16 px is as narrow. */
export const LARGE_LETTERS = '@media (max-width: 17rem)';
