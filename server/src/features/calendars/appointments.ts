import type { AlertCriteria } from '@hanca/common/alerts.ts';
import type { Appointment } from '@hanca/common/calendar-file.ts';
import { golfJoinPath } from '@hanca/common/golf-joins.ts';
import { eventPath } from '@hanca/common/public-paths.ts';
import {
  audienceTitle,
  openingsOf,
  openingUid,
  registrationPath,
  seasonTitle,
} from '@hanca/common/registrations.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import { zoneOf } from '@hanca/common/zones.ts';
import type { Services } from '../../services.ts';
import { findAlerts } from '../alerts/queries.ts';
import { findViewings } from '../conversations/viewings.ts';
import { findJoined } from '../events/queries.ts';
import { regionName } from '../geo/places.ts';
import { findPlayed } from '../golf-joins/queries.ts';
import { findCalendar, type RegistrationRow } from '../registrations/queries.ts';

type With = Pick<Services, 'db' | 'config'>;

/** Whether an alert is of an opening, for some audience. */
const isOf = ({ registrationId, regionId, group }: AlertCriteria, row: RegistrationRow): boolean =>
  registrationId === undefined
    ? regionId === row.regionId && (group === undefined || row.group === 'all' || group === row.group)
    : registrationId === row.id;

/** The openings of registrations that a member has an alert for. An expected one is called so, and its page tells its source. */
const openings = async ({ db, config }: With, userId: number): Promise<Appointment[]> => {
  const criteria = (await findAlerts(db, userId))
    .filter(({ topic, paused }) => topic === 'registrations' && !paused)
    .map((alert) => alert.criteria);
  if (criteria.length === 0) return [];
  return (await findCalendar(db)).flatMap((row) => {
    const wanted = criteria.filter((one) => isOf(one, row));
    const all = openingsOf(row);
    return all.flatMap(({ audience, date }): Appointment[] => {
      // Without a time of their own residents register with everyone.
      const isWanted = wanted.some((one) => all.length === 1 || !one.audience || one.audience === audience);
      if (!isWanted) return [];
      const city = regionName(row.regionId) ?? '';
      const whose = all.length === 1 ? '' : ` (${audienceTitle(audience)})`;
      return [
        {
          uid: openingUid(row.id, audience),
          start: date,
          zone: row.zone,
          title: `${row.expected ? '[예상] ' : ''}${city} ${seasonTitle(row)} ${row.title} 등록 시작${whose}`,
          place: city,
          url: absoluteUrl(config, registrationPath(row.id)),
          // The same until it changes, so that what is read again is the same file.
          now: row.updatedAt,
        },
      ];
    });
  });
};

/** The events that a member takes part in; one that is cancelled is said to be. */
const joined = async ({ db, config }: With, userId: number): Promise<Appointment[]> =>
  (await findJoined(db, userId)).map(
    ({ id, title, place, regionId, startDate, endDate, updatedAt, cancelled }) => ({
      uid: `event-${id}@hanca`,
      start: startDate,
      end: endDate,
      zone: zoneOf(regionId),
      title,
      place,
      url: absoluteUrl(config, eventPath(id)),
      now: updatedAt,
      cancelled,
    }),
  );

/** The homes that a member sees or shows, as the other side agreed; one that is not to be seen any more is said to be off. */
const viewings = async ({ db, config }: With, userId: number): Promise<Appointment[]> =>
  (await findViewings(db, userId)).map(
    ({ messageId, conversationId, viewingAt, title, address, cityId, otherName, ended, changedAt }) => ({
      // As in the file that the conversation offers, so that a calendar takes it once.
      uid: `viewing-${messageId}@hanca`,
      start: viewingAt,
      ...(cityId === null ? {} : { zone: zoneOf(cityId) }),
      title: `집 보기${title === null ? '' : `: ${title}`} (${otherName})`,
      place: address ?? '',
      url: absoluteUrl(config, `/mypage/messages/${conversationId}`),
      now: changedAt,
      cancelled: ended,
    }),
  );

/** The rounds of golf that a member hosts or is accepted into; one that was cancelled or hidden is said to be off. */
const rounds = async ({ db, config }: With, userId: number): Promise<Appointment[]> =>
  (await findPlayed(db, userId)).map(
    ({ id, title, regionId, teeDate, updatedAt, cancelledAt, hiddenReason }) => ({
      uid: `golf-join-${id}@hanca`,
      start: teeDate,
      zone: zoneOf(regionId),
      title: `골프 조인: ${title}`,
      place: title,
      url: absoluteUrl(config, golfJoinPath(id)),
      now: updatedAt,
      cancelled: cancelledAt !== null || hiddenReason !== null,
    }),
  );

/** What a member has an alert for, takes part in or has agreed on, and has a time. */
export const appointmentsOf = async (services: With, userId: number): Promise<Appointment[]> => [
  ...(await openings(services, userId)),
  ...(await joined(services, userId)),
  ...(await viewings(services, userId)),
  ...(await rounds(services, userId)),
];
