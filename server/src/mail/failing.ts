import { FAILING_DAYS } from '@hanca/common/retention.ts';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { Executor } from '../db/executor.ts';
import { failingAddresses } from '../db/schema/failing-addresses.ts';

/** Refusals after which nothing that can wait goes to an address. */
const FAILURES_MAX = 3;

const WINDOW = sql`make_interval(days => ${FAILING_DAYS})`;
const ofAddress = (recipient: string) => eq(failingAddresses.recipient, recipient);

/**
 * Whether a mail server says for good that it has no such address: 5xx for the recipient alone (RFC 5321). 5.7 is about who
 * sends (RFC 3463): then the address may be as good as ever.
 */
export const isRefusedForGood = (error: unknown): boolean => {
  const { responseCode, command, response } = Object(error) as Record<string, unknown>;
  const isAboutSender = /^5\d\d[ -]5\.7\./.test(String(response));
  return typeof responseCode === 'number' && responseCode >= 500 && command === 'RCPT TO' && !isAboutSender;
};

/** Counts a refusal; what is older than a month counts no more. */
export const noteRefused = async (db: Executor, recipient: string): Promise<void> => {
  const { failures, since } = failingAddresses;
  const isOld = sql`${since} < now() - ${WINDOW}`;
  await db
    .insert(failingAddresses)
    .values({ recipient, failures: 1 })
    .onConflictDoUpdate({
      target: failingAddresses.recipient,
      set: {
        failures: sql`case when ${isOld} then 1 else least(${failures} + 1, 1000) end`,
        since: sql`case when ${isOld} then now() else ${since} end`,
      },
    });
};

/** An address works, or is to be tried again. */
export const forgetRefusals = async (db: Executor, recipient: string): Promise<void> => {
  await db.delete(failingAddresses).where(ofAddress(recipient));
};

/** The refusals of an address in the last month; null for none. */
export const findRefusals = async (db: Executor, recipient: string) => {
  const [row] = await db
    .select({ failures: failingAddresses.failures, since: failingAddresses.since })
    .from(failingAddresses)
    .where(and(ofAddress(recipient), gt(failingAddresses.since, sql`now() - ${WINDOW}`)));
  return row ? { ...row, failing: row.failures >= FAILURES_MAX } : null;
};

/** Whether what can wait is not mailed to an address. */
export const isFailing = async (db: Executor, recipient: string): Promise<boolean> =>
  (await findRefusals(db, recipient))?.failing ?? false;

/** Refusals of more than a month ago. */
export const deleteOldRefusals = (db: Executor): Promise<number> =>
  deleteInBatches(db, failingAddresses, lt(failingAddresses.since, sql`now() - ${WINDOW}`));
