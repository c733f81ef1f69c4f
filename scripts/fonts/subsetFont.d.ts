declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'sfnt';
    /** Features of the font that stay; all of them by default. */
    readonly keepFeatures?: readonly string[];
    /** Limits the axes of a variable font, or cuts one instance out of it. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  /** A font with the characters of a text alone. Rejects for what is no font. */
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
