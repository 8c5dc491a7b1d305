import { ACCOUNT_FEATURE, type AccountEvent } from '@hanca/common/account-events.ts';
import type { Services } from '../../services.ts';
import { insertAudit } from '../audits/queries.ts';
import { type Visit, visitorOf } from './visitor.ts';

/** What somebody did who may be anybody: nobody is named as the one who did it. */
const BY_ANYBODY: readonly AccountEvent[] = [
  'refuseSignin',
  'lockSignin',
  'reuseToken',
  'refusePasskeyCopy',
  'leaveProvider',
];

interface Happened {
  event: AccountEvent;
  /** To whose account. */
  userId: number;
  /** What else is to be known of it: no address, no secret. */
  details?: Record<string, string | number | boolean>;
}

/**
 * Writes down what happened to an account, in the audit trail and in the log: when, from which browser, country and address.
 * In: `db`, the transaction of what happened, where there is one.
 */
export const noteEvent = async (
  { db, log }: Pick<Services, 'db' | 'log'>,
  visit: Visit,
  { event, userId, details }: Happened,
): Promise<void> => {
  await insertAudit(db, {
    userId: BY_ANYBODY.includes(event) ? null : userId,
    feature: ACCOUNT_FEATURE,
    action: event,
    recordId: userId,
    after: { ...details, ...(await visitorOf(log, visit)) },
    ip: visit.ip,
  });
  log.info({ event, userId, ...details });
};
