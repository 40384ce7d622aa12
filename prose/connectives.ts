/**
 * Words that join one fact to another: a reason, a condition, a contrast, a consequence or an order
 * in time. Words that also do other work count only where they join clauses.
 */
const connectives = [
  // Reason and consequence. Not "so many", "so far" or "so on".
  /\bbecause\b/,
  /\bso (?!(?:many|much|far|few|long|on|forth|called)\b)/,
  /\btherefore\b/,
  /\bthus\b/,
  /\bas a result\b/,
  // Condition.
  /\b(?:if|unless|otherwise|whether)\b/,
  /\bas long as\b/,
  /\bin case\b/,
  // Time. "Before" and "after" only with a clause or an action, not as in "after the name".
  /\b(?:when|whenever|while|until|once)\b/,
  /\bsince (?!(?:v?\d|version|strapi \d))/,
  /\bas soon as\b/,
  /\b(?:before|after) (?:you|it|they|we|strapi|someone|anyone|this|\w+ing)\b/,
  // Contrast.
  /\b(?:but|although|though|however|whereas|instead|unlike|even)\b/,
  /\b(?:except that|in contrast|on the other hand|nevertheless|still,)/,
];

/** Whether a sentence contains a connective. */
export const hasConnective = (sentence: string): boolean => {
  const text = sentence.toLowerCase();
  return connectives.some((connective) => connective.test(text));
};
