/** The text of the one function that a file exports; see `build/inline-scripts.ts`. */
declare module '*?inline-script' {
  const source: string;
  export default source;
}
