/**
 * What the frame of a playground may do: run the code in it, and nothing else. It fetches nothing, so
 * that code in a playground cannot send anything anywhere either.
 */
export const playgroundFramePolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'media-src data: blob:',
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
