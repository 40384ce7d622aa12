/** The class names of a stylesheet without its styles; see `build/class-names.ts`. */
declare module '*.module.css?names' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
