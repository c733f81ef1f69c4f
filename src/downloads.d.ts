/** What the build has made for visitors to take along (server/build/downloads/module.ts). */
declare module 'virtual:downloads' {
  export const files: readonly {
    /** Its address on the site. */
    readonly path: string;
    readonly bytes: number;
    /** Of PDF files alone. */
    readonly pages?: number;
    /** The day of its newest content, `YYYY-MM-DD`. */
    readonly edition: string;
    /** Another one for each other content. */
    readonly digest: string;
  }[];
}
