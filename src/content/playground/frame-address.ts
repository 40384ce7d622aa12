/** Where the document is in which playgrounds run; made by `build/playground-frame.ts`. */
export const playgroundFrameAddress = '/frames/playground.html';
