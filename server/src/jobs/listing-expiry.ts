import { IN_DEAL } from '@hanca/common/realties.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { realties, users } from '../db/schema.ts';
import { oneLine } from '../mail/plain-text.ts';
import { type Mail, queueMail } from '../mail/queue.ts';
import type { Services } from '../services.ts';
import type { Job } from './jobs.ts';

/** How long before the end its owner is told. */
const TOLD_BEFORE_DAYS = 7;
const DAY_MS = 24 * 3600_000;

/** Listings at a time: a transaction stays short, also where there is but one connection. */
const HIDDEN_AT_ONCE = 500;
const TOLD_AT_ONCE = 50;

/** Hides listings whose time is over. Out: how many. */
const hideExpired = async (db: Executor): Promise<number> => {
  // Locked ones are being renewed, or hidden by another process.
  const expired = db
    .select({ id: realties.id })
    .from(realties)
    .where(and(realties.visible, sql`${realties.expiresAt} <= now()`))
    .orderBy(realties.expiresAt)
    .limit(HIDDEN_AT_ONCE)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(realties)
    .set({ visible: false })
    .where(sql`${realties.id} = any(array(${expired}))`)
    .returning({ id: realties.id });
  return rows.length;
};

interface Ending {
  id: number;
  title: string;
  expiresAt: Date;
  name: string;
  email: string;
}

/** The link leads to a question: a mail program that looks at it in advance renews nothing. */
const endingMail = ({ id, title, expiresAt, name, email }: Ending, publicUrl: string): Mail => {
  const days = Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / DAY_MS));
  return {
    recipient: email,
    subject: `[한카] ${days}일 뒤에 매물이 목록에서 내려가요`,
    text: [
      `${oneLine(name)}님, 안녕하세요.`,
      `'${oneLine(title)}' 매물이 ${days}일 뒤에 목록에서 내려가요.`,
      '',
      '아직 집을 구하는 사람을 찾고 있다면 아래 주소를 열고 연장 버튼을 눌러 주세요. 60일 더 보여 드려요.',
      absoluteUrl({ publicUrl }, `/mypage?renew=${id}`),
      '',
      '이미 나간 집이라면 그대로 두어도 괜찮아요. 내려간 매물도 내 매물에 남아 있어서 언제든 다시 올릴 수 있어요.',
    ].join('\n'),
  };
};

/** Queues a mail for listings that end soon, one for each. Out: how many there were. */
const tellOwners = ({ db, config }: Pick<Services, 'db' | 'config'>): Promise<number> =>
  db.transaction(async (tx) => {
    const ending = await tx
      .select({
        id: realties.id,
        title: realties.title,
        expiresAt: realties.expiresAt,
        name: users.name,
        email: users.email,
      })
      .from(realties)
      .innerJoin(users, eq(users.id, realties.userId))
      .where(
        and(
          realties.visible,
          eq(realties.expiryTold, false),
          // What is let already has nobody to be found for.
          eq(realties.status, IN_DEAL),
          sql`${realties.expiresAt} > now()`,
          sql`${realties.expiresAt} <= now() + ${TOLD_BEFORE_DAYS} * interval '1 day'`,
        ),
      )
      .orderBy(realties.expiresAt)
      .limit(TOLD_AT_ONCE)
      .for('update', { of: realties, skipLocked: true });
    if (ending.length === 0) return 0;
    const ids = ending.map(({ id }) => id);
    await tx.update(realties).set({ expiryTold: true }).where(inArray(realties.id, ids));
    for (const one of ending) await queueMail(tx, endingMail(one, config.publicUrl));
    return ending.length;
  });

/** Hides listings that were not renewed in time, and tells the owners of those that will be in a week. */
export const listingExpiry: Job = {
  name: 'listing-expiry',
  cron: '7 * * * *',
  run: async ({ db, config, mail, changes, log }) => {
    let hidden = 0;
    for (let n = HIDDEN_AT_ONCE; n === HIDDEN_AT_ONCE; ) {
      n = await hideExpired(db);
      hidden += n;
      if (n > 0) await changes.announce(['realties']);
    }
    let told = 0;
    for (let n = TOLD_AT_ONCE; n === TOLD_AT_ONCE; ) {
      n = await tellOwners({ db, config });
      told += n;
      mail.wake();
    }
    log.info({ event: 'listings-expired', hidden, told });
  },
};
