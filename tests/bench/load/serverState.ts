import * as v from 'valibot';

export const POSTS = 20;

export const stateSchema = v.object({
  origin: v.string(),
  asked: v.number(),
  rss: v.number(),
});

export type ServerState = v.InferOutput<typeof stateSchema>;
