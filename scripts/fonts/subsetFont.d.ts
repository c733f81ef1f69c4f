declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly keepFeatures?: readonly string[];
    /** Limits the axes of a variable font, or selects one instance. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  /** Returns a font with the characters of a text. Rejects for invalid fonts. */
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}
