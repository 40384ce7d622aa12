/** What the first column of a troubleshooting table is called, alone or with more words. */
export const troubleshootingColumn = /^(?:Message|Symptom|Problem|What you see|Error)\b/;

/** A message's code by which people search for it. */
export const codeName = /^(?:[A-Z][A-Z\d]*_?[A-Z\d_]{4,}|TS\d{4,5})$/;

/** `"slug": null` and `writable: false` are what a response or a file has. */
const data = /^"?[\w-]+"?: \S+$/;

/** Whether code in such a column reads like a message: some words, or a name such as `ECONNREFUSED` or `TS2353`. */
export const isErrorMessage = (code: string): boolean =>
  codeName.test(code) || (code.split(/\s+/).length > 1 && !data.test(code));
