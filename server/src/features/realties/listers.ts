import { ANSWERS_MIN, answersWithin } from '@hanca/common/listers.ts';
import { DEAL_DONE } from '@hanca/common/realties.ts';
import { gt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { conversations, messages } from '../../db/schema/conversations.ts';
import { listers } from '../../db/schema/listers.ts';
import { realties } from '../../db/schema/realties.ts';

/** Days after which somebody who wrote counts as not answered. */
const UNANSWERED_DAYS = 3;
/** How far back conversations say what is usual. */
const USUAL_DAYS = 365;

const firstOf = (writer: typeof conversations.askerId | typeof conversations.listerId) =>
  sql`(select min(m.created_at) from ${messages} m
    where m.conversation_id = ${conversations.id} and m.from_user_id = ${writer})`;

/** Who offers homes, after `after`, in the order of their ids. */
const findListers = async (db: Executor, after: number, most: number): Promise<number[]> => {
  const rows = await db
    .selectDistinctOn([realties.userId], { id: realties.userId })
    .from(realties)
    .where(gt(realties.userId, after))
    .orderBy(realties.userId)
    .limit(most);
  return rows.map(({ id }) => id);
};

/** The usual minutes to a first answer, by lister: half of those who wrote had one within them. Unanswered ones count as endless. */
const findAnswerTimes = async (db: Executor, ids: readonly number[]): Promise<Map<number, number>> => {
  const { rows } = await db.execute<{ id: number; minutes: number }>(sql`
    select id, percentile_disc(0.5) within group (order by coalesce(minutes, 'infinity'))::float8 as minutes
    from (
      select ${conversations.listerId} as id, extract(epoch from first.answered - first.asked)::float8 / 60 as minutes, first.asked
      from ${conversations}
      cross join lateral (select ${firstOf(conversations.askerId)} as asked, ${firstOf(conversations.listerId)} as answered) first
      where ${conversations.listerId} = any(${sql.param([...ids])}::int[])
    ) firsts
    where asked > now() - ${USUAL_DAYS} * interval '1 day'
      and (minutes is not null or asked < now() - ${UNANSWERED_DAYS} * interval '1 day')
    group by id
    having count(minutes) >= ${ANSWERS_MIN}`);
  return new Map(rows.map(({ id, minutes }) => [id, Number(minutes)]));
};

const findDone = async (db: Executor, ids: readonly number[]): Promise<Map<number, number>> => {
  const { rows } = await db.execute<{ id: number; done: number }>(sql`
    select ${realties.userId} as id, count(*)::int as done from ${realties}
    where ${realties.userId} = any(${sql.param([...ids])}::int[])
      and ${realties.status} = ${DEAL_DONE} and ${realties.hiddenReason} is null
    group by 1`);
  return new Map(rows.map(({ id, done }) => [id, done]));
};

/** Finds out anew what is known of some listers. Out: the last of them; null where there were no more. */
export const refreshListers = async (db: Executor, after: number, most: number): Promise<number | null> => {
  const ids = await findListers(db, after, most);
  if (ids.length === 0) return null;
  const [times, done] = [await findAnswerTimes(db, ids), await findDone(db, ids)];
  await db
    .insert(listers)
    .values(
      ids.map((id) => ({
        id,
        answersWithin: answersWithin(times.get(id) ?? Number.POSITIVE_INFINITY),
        done: done.get(id) ?? 0,
      })),
    )
    .onConflictDoUpdate({
      target: listers.id,
      set: { answersWithin: sql`excluded.answer_minutes`, done: sql`excluded.done` },
      // What stays the same leaves the pages as they are.
      setWhere: sql`(${listers.answersWithin}, ${listers.done}) is distinct from (excluded.answer_minutes, excluded.done)`,
    });
  return ids.at(-1) ?? null;
};
