import type { ProviderFailure } from '@hanca/common/providers.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { noteEvent } from '../account/events.ts';
import { lockSession } from '../account/session-queries.ts';
import type { Visit } from '../account/visitor.ts';
import { countWaysIn } from '../account/ways-in.ts';
import { leftKakaoNews, linkedNews } from './mails.ts';
import type { Vouched } from './provider-clients.ts';
import { deleteIdentityOf, findAccountByIdentity, insertIdentity } from './queries.ts';

type Used = Pick<Services, 'db' | 'config' | 'jobs' | 'log'>;

/**
 * Links whom a provider has vouched for to a member whose session still lasts. Out: why it cannot be; null where it is done, or
 * was before.
 */
export const linkIdentity = (
  { db, config, jobs, log }: Used,
  visit: Visit,
  member: { id: number; sessionId: string },
  vouched: Vouched,
): Promise<ProviderFailure | null> =>
  db.transaction(async (tx) => {
    const userId = member.id;
    const { provider } = vouched;
    if (!(await lockSession(tx, member))) return 'over';
    if (!(await insertIdentity(tx, userId, vouched))) {
      const owner = await findAccountByIdentity(tx, vouched);
      if (owner?.id === userId) return null;
      return owner ? 'elsewhere' : 'linked';
    }
    await noteEvent({ db: tx, log }, visit, { event: 'linkIdentity', userId, details: { provider } });
    await mailMember(tx, { config, jobs }, userId, linkedNews(provider, config.publicUrl));
    return null;
  });

/** Takes away what Kakao does not vouch for any more; sessions go on. In: Kakao's id of somebody. */
export const leaveKakao = ({ db, config, jobs, log }: Used, visit: Visit, subject: string): Promise<void> =>
  db.transaction(async (tx) => {
    const provider = 'kakao';
    const userId = await deleteIdentityOf(tx, { provider, subject });
    if (userId === null) return;
    const isOpen = (await countWaysIn(tx, config, userId)) > 0;
    await noteEvent({ db: tx, log }, visit, { event: 'leaveProvider', userId, details: { provider } });
    await mailMember(tx, { config, jobs }, userId, leftKakaoNews(isOpen, config.publicUrl));
  });
