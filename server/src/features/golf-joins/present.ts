import { shownAt } from '@hanca/common/clocks.ts';
import type { GolfJoin, OwnGolfJoin } from '@hanca/common/contract/golf-joins.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { clockText } from '@hanca/common/registrations.ts';
import { zoneOf } from '@hanca/common/zones.ts';
import { regionName } from '../geo/places.ts';
import type { JoinRow } from './queries.ts';

/** '2026-11-28 08:30', as the clocks of the course show it. */
const shownText = (date: Date, regionId: string): string =>
  new Date(shownAt(date.getTime(), zoneOf(regionId))).toISOString().slice(0, 16).replace('T', ' ');

/** 'Riverway · 11월 28일 (토) 08:30', as mails and notifications call a round. */
export const nameOf = ({
  title,
  teeDate,
  regionId,
}: Pick<JoinRow, 'title' | 'teeDate' | 'regionId'>): string =>
  `${title} · ${clockText(shownText(teeDate, regionId))}`;

/** A round as everybody reads it. */
export const presentJoin = ({
  contact: _,
  teeDate,
  closesDate,
  cancelledAt,
  hiddenReason,
  createdAt,
  updatedAt,
  ...row
}: JoinRow): GolfJoin => ({
  ...row,
  cityName: regionName(row.regionId) ?? '',
  teeDate: toWireDate(teeDate),
  teeTime: shownText(teeDate, row.regionId),
  closesDate: toWireDate(closesDate),
  closesTime: shownText(closesDate, row.regionId),
  cancelledDate: toWireDate(cancelledAt),
  hiddenReason: hiddenReason ?? '',
  createdDate: toWireDate(createdAt),
  updatedDate: toWireDate(updatedAt),
});

/** A round as its host or who asked to join it reads it: why staff have hidden it is said to the host. */
export const presentOwn = ({
  row,
  ...rest
}: { row: JoinRow } & Omit<OwnGolfJoin, 'join' | 'hidden'>): OwnGolfJoin => {
  const join = presentJoin(row);
  const isHost = rest.status === null;
  return {
    join: isHost ? join : { ...join, hiddenReason: '' },
    hidden: row.hiddenReason !== null,
    ...rest,
  };
};
