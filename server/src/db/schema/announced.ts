import { getTableColumns, getTableName } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { emailVerifications, knownDevices, oneTimeTokens, refreshTokens, sessions } from './account.ts';
import { alertPreferences, alertSubjects, alerts, notifications } from './alerts.ts';
import { attempts } from './attempts.ts';
import { audits } from './audits.ts';
import { borderWaits } from './border.ts';
import { businesses } from './businesses.ts';
import { calendarAddresses } from './calendars.ts';
import { categories } from './categories.ts';
import { comments, likes } from './comments.ts';
import { blocks, conversations, messages, renterCards } from './conversations.ts';
import { claims, coupons } from './coupons.ts';
import { crsGrids } from './crs-grids.ts';
import { gasAverages } from './energy.ts';
import { eventJoins, events } from './events.ts';
import { failingAddresses } from './failing-addresses.ts';
import { feedSnapshots, feeds } from './feeds.ts';
import { flyerItems } from './flyer-items.ts';
import { fuelPrices, fuelStations } from './fuel.ts';
import { golfCourses } from './golf-courses.ts';
import { golfJoins, golfRequests } from './golf-joins.ts';
import { headlines } from './headlines.ts';
import { idempotencyKeys } from './idempotency.ts';
import { identities } from './identities.ts';
import { images } from './images.ts';
import { landmarks } from './landmarks.ts';
import { listers } from './listers.ts';
import { mails } from './mails.ts';
import { notices } from './notices.ts';
import { passkeys } from './passkeys.ts';
import { pnpDraws, pnpPools } from './pnp.ts';
import { posts, postViews } from './posts.ts';
import { provinceFacts } from './province-facts.ts';
import { pushes, pushSubscriptions } from './push.ts';
import { qrSignins } from './qr-signins.ts';
import { readyAnswers } from './ready-answers.ts';
import { realties, realtyViews } from './realties.ts';
import { registrations } from './registrations.ts';
import { reports, strikes } from './reports.ts';
import { savedRealties } from './saved.ts';
import { realtyPhones, realtyPictures, screenings, toScreen } from './screening.ts';
import { secondFactors } from './second-factors.ts';
import { users } from './users.ts';

/** A table that cached answers are made of. */
interface Announced {
  table: PgTable;
  /** The columns that answers show. */
  columns: AnyPgColumn[];
  /** The columns that narrow its lists, by the name that the list has in a tag. */
  lists: [name: string, AnyPgColumn][];
}

type Key<T extends PgTable> = keyof T['_']['columns'];

/**
 * In: a table with an `id`; which of its columns no cached answer shows; and what narrows its lists: `{ city: 'cityId' }`
 * announces `realties@city:CA595911606` for a row of that city.
 */
const announce = <T extends PgTable>(
  table: T,
  { but = [], lists = {} }: { but?: readonly Key<T>[]; lists?: Record<string, Key<T>> } = {},
): Announced => {
  const columns = Object.entries<AnyPgColumn>(getTableColumns(table));
  return {
    table,
    columns: columns.filter(([key]) => !but.includes(key)).map(([, column]) => column),
    lists: Object.entries(lists).flatMap(([name, key]) =>
      columns.filter(([one]) => one === key).map(([, column]): [string, AnyPgColumn] => [name, column]),
    ),
  };
};

/** All that cached answers are made of. `npm run migration` writes the triggers that follow from it. */
export const announced: readonly Announced[] = [
  announce(businesses),
  announce(categories),
  announce(comments, { lists: { post: 'postId' } }),
  announce(coupons),
  announce(crsGrids),
  announce(events),
  announce(feedSnapshots, { lists: { feed: 'feed' } }),
  announce(flyerItems),
  announce(fuelPrices, { but: ['userId'], lists: { station: 'stationId' } }),
  announce(fuelStations),
  announce(golfCourses),
  announce(golfJoins, { but: ['contact'] }),
  announce(headlines),
  announce(landmarks),
  announce(likes, { lists: { post: 'postId' } }),
  announce(listers),
  announce(notices),
  announce(pnpDraws),
  announce(pnpPools),
  announce(posts, { but: ['byMember', 'hiddenReason'] }),
  announce(provinceFacts),
  announce(realties, {
    // What only owners and staff see, and what follows from shown columns.
    but: [
      ...(['address', 'lat', 'lng', 'expiresAt', 'expiryTold', 'hiddenReason', 'unverified'] as const),
      ...(['terms', 'words'] as const),
    ],
    lists: { user: 'userId', region: 'regionId', city: 'cityId' },
  }),
  announce(registrations, { but: ['reminders'] }),
  announce(users, {
    but: [
      ...([
        'email',
        'passwordHash',
        'roles',
        'level',
        'suspended',
        'suspendedUntil',
        'agreedAt',
        'seenAt',
        'zone',
      ] as const),
      ...(['reservedName', 'termsVersion', 'deleteAt', 'secondFactorDueAt'] as const),
    ],
  }),
];

/** Tables that no cached answer reads. */
export const unannounced: readonly PgTable[] = [
  ...[alertPreferences, alerts, alertSubjects, notifications, pushes, pushSubscriptions],
  ...[calendarAddresses, failingAddresses],
  ...[attempts, audits, blocks, borderWaits, claims, conversations, emailVerifications, eventJoins],
  ...[feeds, gasAverages, golfRequests, idempotencyKeys, images],
  ...[identities, knownDevices, mails, messages, oneTimeTokens, passkeys, postViews, qrSignins],
  ...[realtyViews, refreshTokens, renterCards, reports, savedRealties, secondFactors, sessions, strikes],
  ...[realtyPhones, realtyPictures, readyAnswers, screenings, toScreen],
];

/** The channel on which `announce` of the migrations notifies. */
export const CHANNEL = 'hanca_changes';

const quoted = (name: string) => `"${name}"`;

/** Finds the tags of rows, and how many rows there are. */
const tagsOf = ({ table, lists }: Announced, rows: string): string => {
  const name = getTableName(table);
  const tags = [
    `'${name}:' || "id"`,
    ...lists.map(([list, column]) => `'${name}@${list}:' || ${quoted(column.name)}`),
  ];
  return `SELECT count(DISTINCT "id"), string_agg(DISTINCT named.tag, ',') INTO changed, tags
    FROM ${rows}, unnest(ARRAY[${tags.join(', ')}]) AS named(tag);`;
};

/** The function that the triggers of a table call; `announce` is made by the migration of all of them. */
const functionOf = (entry: Announced): string => {
  const name = getTableName(entry.table);
  const shown = entry.columns.map((column) => quoted(column.name)).join(', ');
  const from = (rows: string) => `SELECT ${shown} FROM ${rows}`;
  return `CREATE OR REPLACE FUNCTION announce_${name}() RETURNS trigger LANGUAGE plpgsql AS $$
-- A table may have columns of the same names as these variables.
#variable_conflict use_column
DECLARE
  changed bigint;
  tags text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    ${tagsOf(entry, 'new_rows')}
  ELSIF TG_OP = 'DELETE' THEN
    ${tagsOf(entry, 'old_rows')}
  ELSIF TG_OP = 'UPDATE' THEN
    -- Both states of the rows that look different now.
    ${tagsOf(
      entry,
      `(
      (${from('new_rows')} EXCEPT ${from('old_rows')})
      UNION ALL
      (${from('old_rows')} EXCEPT ${from('new_rows')})
    ) AS rows`,
    )}
  END IF;
  PERFORM announce('${name}', changed, tags);
  RETURN NULL;
END
$$;`;
};

const EVENTS = [
  ['INSERT', ' REFERENCING NEW TABLE AS new_rows'],
  ['UPDATE', ' REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows'],
  ['DELETE', ' REFERENCING OLD TABLE AS old_rows'],
  ['TRUNCATE', ''],
] as const;

/** The statements by which a table announces its changes: a trigger may have one event only where it sees the rows. */
export const announcementOf = (entry: Announced): string[] => {
  const name = getTableName(entry.table);
  const triggers = EVENTS.map(
    ([event, rows]) =>
      `CREATE TRIGGER announce_${event.toLowerCase()} AFTER ${event} ON ${quoted(name)}${rows} FOR EACH STATEMENT EXECUTE FUNCTION announce_${name}();`,
  );
  return [functionOf(entry), ...triggers];
};
