/** The name under which a source is linked: its host. @param url absolute */
export const hostOf = (url: string): string => new URL(url).host;
