import { z } from 'zod';
import { get } from '../endpoint.ts';
import { wireDate, wireDay, wireInteger } from '../fields.ts';
import { roundKinds } from '../immigration/rounds.ts';

/** Whose figures they are and how old. */
const credit = {
  source: z.string(),
  /** Where people read the same. */
  sourcePage: z.string(),
  attribution: z.string(),
  sourceAt: wireDate,
  fetchedAt: wireDate,
  /** Not heard of for longer than should be: there may be newer ones. */
  stale: z.boolean(),
  /** An example, or what the source says. */
  mode: z.enum(['demo', 'live']),
};

const round = z.object({
  /** Counted from the first round. */
  id: z.number(),
  /** As it is published: two of one day are 91a and 91b. */
  number: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  kind: z.enum(roundKinds),
  /** In English, as it is published. */
  name: z.string(),
  invitations: z.number(),
  /** The lowest score that was invited. */
  crs: z.number(),
  /** Of those with the lowest score, who had entered the pool before this moment was invited; '0' where it is not known. */
  tieBreak: wireDate,
  ...credit,
});
export type Round = z.output<typeof round>;

const pool = z.object({
  /** YYYY-MM-DD. */
  asOn: z.string(),
  total: z.number(),
  /** From the highest scores down, both ends included. */
  bands: z.array(z.object({ from: z.number(), to: z.number(), people: z.number() })),
  ...credit,
});
export type Pool = z.output<typeof pool>;

const reads = ['feed_snapshots@feed:ircc'];

/** Rounds of invitations of Express Entry. */
export const immigration = {
  rounds: get('/v1/query/immigration/rounds', {
    summary:
      'Rounds of invitations of Express Entry, the newest first, of a kind and between two days; nothing where the feed of them is off',
    query: z.object({
      kind: z.enum(roundKinds).optional(),
      from: wireDay.optional(),
      to: wireDay.optional(),
    }),
    reads,
    reply: z.array(round),
  }),
  pool: get('/v1/query/immigration/pool', {
    summary:
      'How the candidates of Express Entry are spread over scores, on each day for which it is known, the newest first',
    query: z.object({
      limit: wireInteger(1, 500).optional().meta({ description: 'Default 10' }),
    }),
    reads,
    reply: z.array(pool),
  }),
};
