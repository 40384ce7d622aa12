/** Words that join one clause to another: a reason, a condition, a contrast, a relative clause or an order in time. */
const connective =
  /\b(?:because|so(?! (?:many|much|far|few|long|on|forth|called)\b)|therefore|but|although|though|however|whereas|if|unless|otherwise|whether|when|whenever|while|until|once|which|that|before|after|since|instead|unlike|even)\b/i;

/** A clause at the end of a sentence that could have been a sentence, or left out. */
const trailing = /, (?:because|so|which|while|whereas|but|although|though)\b/i;

/** Whether a sentence contains a connective. */
export const hasConnective = (sentence: string): boolean => connective.test(sentence);

/** Whether a reason, a consequence or a contrast trails after a comma. */
export const hasTrailingClause = (sentence: string): boolean => trailing.test(sentence);
