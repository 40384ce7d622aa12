const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 22, 2026`. @param date ISO date */
export const formatDay = (date: string): string => format.format(new Date(date));
