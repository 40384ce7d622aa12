/** The page that draws diagrams in a frame; see `draw-in-frame.ts`. */
export const diagramFrameAddress = '/frames/diagram';

/**
 * What the frame that draws diagrams may do: run the site's scripts and style its own drawings.
 * Nothing is fetched from elsewhere.
 */
export const diagramFramePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
