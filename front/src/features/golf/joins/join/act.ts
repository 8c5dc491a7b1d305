import type { Client } from '@hanca/common/client.ts';
import type { GolfJoin, GolfJoinViewer } from '@hanca/common/contract/golf-joins.ts';

/** Calls the server, says how that went, and fetches what the page shows anew. */
export type Act = (what: (client: Client) => Promise<unknown>, said: string) => Promise<void>;

/** What the parts of a member's own are made of. */
export interface OwnProps {
  join: GolfJoin;
  viewer: GolfJoinViewer;
  busy: boolean;
  act: Act;
}
