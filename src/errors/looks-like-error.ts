const signs = [
  // Of a log, a stack, a package manager, a terminal.
  /\[[\d-]+[ T][\d:.]+\]\s+(?:error|warn)/i,
  /^\s*at .+:\d+:\d+\)?$/m,
  /\bnpm (?:ERR!|error)/,
  /\b(?:[A-Z]\w*)?(?:Error|Exception)\s*:/,
  /\b(?:ERR_[A-Z_]{4,}|E[A-Z]{5,}|TS\d{4,5})\b/,
  /"error"\s*:\s*\{|^\s*\{[\s\S]{0,200}["']?(?:message|code)["']?\s*:/,
  /\b[A-Z]\w*Exception\b|\b(?:ERROR|FATAL|FAILURE)\b/,
  /\bhttp: [A-Z]+ \S+ \(\d+ ms\) [45]\d\d\b/,
  /^\s*(?:error|uncaught|unhandled)\b.*:/im,
];

/** Whether a text was pasted from a log, a console or a response, rather than asked. */
export const looksLikeError = (text: string): boolean => signs.some((sign) => sign.test(text));

const failures =
  /error|fail|invalid|cannot|can't|could ?n[o']t|not (?:found|allowed|supported|exist)|n't exist|denied|forbidden|refused|unauthori[sz]ed|missing|exception|unable|unknown|undefined|required|warn|deprecated|already|must (?:not )?be|is not|unsupported|violat|outside|expected|duplicate|blocked/i;

/** Whether a text has words of error messages, so that it's worth loading the list of them. */
export const mayQuoteError = (text: string): boolean => failures.test(text) || looksLikeError(text);
