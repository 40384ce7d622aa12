/** The part of the library's interface that is used here; it has no types. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** Limits of the axes of a variable font, such as `wght`. */
    readonly variationAxes?: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
    /** Tags of the OpenType features to keep; without it, all of them. */
    readonly keepFeatures?: readonly string[];
  }

  /** Makes a smaller font that has some characters only. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
