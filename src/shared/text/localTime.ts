const two = (number: number) => String(number).padStart(2, '0');

/** The day that a moment belongs to where the reader is, `YYYY-MM-DD`. */
export const localDay = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** What the reader's clock shows at a moment, `HH:MM`, in 24 hours. */
export const localClock = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;
