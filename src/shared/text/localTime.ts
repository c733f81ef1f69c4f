const two = (number: number) => String(number).padStart(2, '0');

/** Returns the local date, `YYYY-MM-DD`. */
export const localDay = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** Returns the local time, `HH:MM`, 24 hours. */
export const localClock = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;
