/** Words with which English texts report that something failed or was rejected. */
const words = [
  String.raw`errors?|fail\w*|invalid|illegal|incorrect|wrong|unable|unknown|unexpected|unsupported`,
  `can(?:no|['’])t|couldn['’]t|could not|does(?:n['’]t| not)|is(?:n['’]t| not)|are(?:n['’]t| not)|was(?:n['’]t| not)`,
  String.raw`must|already|required|missing|expired|exceed\w*|too (?:many|large|long|short|big)|at least`,
  String.raw`not (?:found|allowed|supported|available|match\w*)|no (?:longer|valid|(?:[\w-]+ )+found)|denied|forbidden|unauthorized`,
  String.raw`deprecated|abort\w*|refus\w*|reject\w*|conflicts?|duplicated?|reserved|time[ds]? ?out|oops|warning|disabled|longer than expected|exists`,
].join('|');
const failure = new RegExp(String.raw`\b(?:${words})\b`, 'i');

/** Whether a text that could be any text is one about a failure. */
export const saysFailure = (text: string): boolean => failure.test(text);
