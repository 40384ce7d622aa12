/** Path and query, which tell pages apart. */
export const addressOf = ({ pathname, search }: URL | Location): string => pathname + search;
