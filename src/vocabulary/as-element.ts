/** Tag names that stand for elements between Markdown and React. */
export const elementTag = (name: string): string => `x-${name}`;
export const labelTag = 'x-label';

/** What makes a node of the Markdown tree arrive in React as an element of the vocabulary. */
export const asElement = (name: string, attributes: unknown) => ({
  hName: elementTag(name),
  hProperties: { dataAttributes: JSON.stringify(attributes) },
});
