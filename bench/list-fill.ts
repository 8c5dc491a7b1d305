import { postTypes } from '@hanca/common/post-type-titles.ts';
import { type SQL, sql } from 'drizzle-orm';
import { cities } from '../server/src/features/geo/places.ts';
import type { Services } from '../server/src/services.ts';
import { fillRealties } from './realties-fill.ts';
import { nearBy, openers } from './realty-words.ts';

/** One of the values for every number, all of them as often; `apart` makes the choices of a row differ. */
const oneOf = (values: readonly string[], apart: number): SQL =>
  sql`(array[${sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  )}])[1 + (n * ${sql.raw(String(apart))} / 7) % ${sql.raw(String(values.length))}]`;

const region = oneOf(['CA00', 'CA59', 'CA35', ...cities.slice(0, 57).map(({ id }) => id)], 11);
const title = sql`${oneOf(openers, 13)} || ' ' || ${oneOf(nearBy, 17)} || ' ' || n`;
const text = sql`repeat(${oneOf(nearBy, 19)} || ' ', 20)`;
/** Spread over a year, the last one now. */
const moment = (count: number) =>
  sql`now() - (${sql.raw(String(count))} - n) * interval '1 year' / ${sql.raw(String(count))}`;

/**
 * Writes so many rows of every list of the console into an empty database. Does then what the database would do in its
 * own time: a vacuum, and statistics.
 */
export const fillLists = async (
  services: Pick<Services, 'db' | 'pointKey'>,
  count: number,
): Promise<void> => {
  const { db } = services;
  const numbers = sql`generate_series(1, ${sql.raw(String(count))}) as n`;
  const at = moment(count);
  for (const statement of [
    sql`insert into users (email, name, roles, suspended, created_at)
      select 'member' || n || '@example' || n % 40 || '.org', ${oneOf(openers, 3)} || n, '{}', n % 100 = 0, ${at} from ${numbers}`,
    sql`insert into sessions (user_id, device, created_at, used_at, expires_at)
      select id, 'Windows', created_at, created_at + interval '1 hour', now() + interval '30 days' from users`,
    sql`insert into posts (title, post_type, category_id, region_id, content, excerpt, status, content_type, user_id, created_at, updated_at)
      select ${title}, 1 + n % ${sql.raw(String(postTypes.length))}, 1 + (n / 13) % 4, ${region}, ${text}, ${oneOf(nearBy, 23)},
        case when n % 20 = 0 then 1 else 0 end, 1, (select max(id) from users), ${at}, ${at} + (n % 90) * interval '1 hour' from ${numbers}`,
    sql`insert into businesses (title, region_id, address, phone, created_at, updated_at)
      select ${title}, ${region}, n || ' Kingsway, Burnaby', '604-555-0123', ${at}, ${at} + (n % 90) * interval '1 hour' from ${numbers}`,
    sql`insert into coupons (title, region_id, biz_id, code, type, discount, total_quantity, issued_quantity, content, start_at, end_at,
        is_active, created_at, updated_at)
      select ${title}, ${region}, 1 + n % ${sql.raw(String(count))}, 'CODE-' || n, 1 + n % 2, 5, n % 5 * 25, n % 5 * 25 * (n % 3) / 2, ${text},
        ${at}, ${at} + (n % 80) * interval '1 day', n % 11 > 0, ${at}, ${at} + (n % 90) * interval '1 hour' from ${numbers}`,
    sql`insert into notices (title, region_id, content, pinned, created_at, updated_at)
      select ${title}, ${region}, ${text}, n % 50 = 0, ${at}, ${at} + (n % 90) * interval '1 hour' from ${numbers}`,
    sql`insert into audits (user_id, feature, action, record_id, before, after, created_at)
      select 1 + n % 10, ${oneOf(['posts', 'coupons', 'users', 'realties'], 5)}, 'update', 1 + n % 20000, '{"title":"a"}', '{"title":"b"}', ${at} from ${numbers}`,
  ]) {
    await db.execute(statement);
  }
  await fillRealties(services, count);
};
