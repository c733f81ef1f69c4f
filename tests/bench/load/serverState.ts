import * as v from 'valibot';

/** Posts of the content service before another one is published. */
export const POSTS = 20;

export const stateSchema = v.object({
  origin: v.string(),
  /** Questions to the content service since the start. */
  asked: v.number(),
  /** Memory that the process holds, in bytes. */
  rss: v.number(),
});

/** What the serving process tells of itself. */
export type ServerState = v.InferOutput<typeof stateSchema>;
