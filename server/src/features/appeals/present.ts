import { handleName } from '@hanca/common/comments.ts';
import type { Appeal, Decision } from '@hanca/common/contract/appeals.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import type { AppealRow, DecisionRow } from './queries.ts';

/** A decision as the member reads it whom it is against. */
export const presentDecision = ({
  until,
  appeal,
  appealedAt,
  answer,
  answeredAt,
  createdAt,
  ...row
}: DecisionRow): Decision => ({
  ...row,
  until: toWireDate(until),
  createdDate: toWireDate(createdAt),
  appeal: appeal ?? '',
  appealedDate: toWireDate(appealedAt),
  answer: answer ?? '',
  answeredDate: toWireDate(answeredAt),
});

/** The same as staff read it, who do not learn by the way who wrote in anonymous talk. */
export const presentAppeal = ({
  feature: _feature,
  recordId: _record,
  userId,
  userName,
  anonymous,
  strikeCount,
  settledByName,
  ...row
}: AppealRow): Appeal => ({
  ...presentDecision(row),
  ...(anonymous
    ? { userId: 0, userName: handleName(0), strikeCount: 0, suspended: false, until: toWireDate(null) }
    : { userId, userName, strikeCount }),
  settledByName,
});
