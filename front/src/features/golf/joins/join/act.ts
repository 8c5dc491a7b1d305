import type { Client } from '@hanca/common/client.ts';
import type { GolfJoin, GolfJoinViewer } from '@hanca/common/contract/golf-joins.ts';

/**
 * Calls the server, closes the dialog that asked before it, says how that went, and fetches what the page shows anew: in this
 * order, so that the dialog neither changes its words nor gives the focus back to what is gone.
 */
export type Act = (
  what: (client: Client) => Promise<unknown>,
  said: string,
  close?: () => void,
) => Promise<void>;

/** What the parts of a member's own are made of. */
export interface OwnProps {
  join: GolfJoin;
  viewer: GolfJoinViewer;
  busy: boolean;
  act: Act;
}
