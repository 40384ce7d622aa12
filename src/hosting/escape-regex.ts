/** A text as a regular expression that matches it to the letter, in the notation that all hosts read. */
export const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
