const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A date as the caption shows it. @param date such as `2026-11-22` */
export const asOf = (date: string): string => dateFormat.format(new Date(date));

/** The name under which a source is linked: its host. @param url absolute */
export const hostOf = (url: string): string => new URL(url).host;
