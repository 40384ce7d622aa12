/** Path and query, by which pages are told apart. */
export const addressOf = ({ pathname, search }: URL | Location): string => pathname + search;
