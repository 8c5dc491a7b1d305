/**
 * The `pid` of the categories of the market, and of those of the community: the ids of the roots above them. Those of
 * listings are in realties.ts, that of the post types in post-types.ts.
 */
export const MARKET_PID = 3;
export const COMMUNITY_PID = 4;
