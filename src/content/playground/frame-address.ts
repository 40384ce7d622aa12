/** Where the document stands in which playgrounds run; made by `build/playground-frame.ts`. */
export const playgroundFrameAddress = '/frames/playground.html';
