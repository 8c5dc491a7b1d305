import { golfJoinPath } from '@hanca/common/golf-joins.ts';

/** The addresses of 조인; with those of all pages they would be part of every first script. */
export const joinPaths = {
  joins: '/golf/joins',
  join: golfJoinPath,
  mine: '/mypage/golf-joins',
  /** Where a member offers seats of a round. */
  form: '/mypage/golf-joins/new',
};
