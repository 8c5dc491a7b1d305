import type { ProviderFailure } from '@hanca/common/providers.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { countWaysIn } from '../account/ways-in.ts';
import { insertAudit } from '../audits/queries.ts';
import { leftKakaoMail, linkedMail } from './mails.ts';
import type { Vouched } from './provider-clients.ts';
import { deleteIdentityOf, findAccountByIdentity, insertIdentity } from './queries.ts';

type Used = Pick<Services, 'db' | 'config' | 'jobs' | 'log'>;

interface Linking {
  userId: number;
  /** Where from. */
  ip: string;
}

/** Links whom a provider has vouched for to a member. Out: why it cannot be; null where it is done, or was before. */
export const linkIdentity = ({ db, config, jobs, log }: Used, { userId, ip }: Linking, vouched: Vouched) =>
  db.transaction(async (tx): Promise<ProviderFailure | null> => {
    const { provider } = vouched;
    if (!(await insertIdentity(tx, userId, vouched))) {
      const owner = await findAccountByIdentity(tx, vouched);
      if (owner?.id === userId) return null;
      return owner ? 'elsewhere' : 'linked';
    }
    const after = { provider };
    await insertAudit(tx, { userId, feature: 'identities', action: 'link', after, ip });
    await mailMember(tx, { config, jobs }, userId, linkedMail(provider, config.publicUrl));
    log.info({ event: 'identity-linked', provider, userId });
    return null;
  });

/** Takes away what Kakao does not vouch for any more; sessions go on. In: Kakao's id of somebody. */
export const leaveKakao = ({ db, config, jobs, log }: Used, subject: string): Promise<void> =>
  db.transaction(async (tx) => {
    const userId = await deleteIdentityOf(tx, { provider: 'kakao', subject });
    if (userId === null) return;
    const isOpen = (await countWaysIn(tx, config, userId)) > 0;
    const before = { provider: 'kakao' };
    await insertAudit(tx, { userId, feature: 'identities', action: 'leave', before });
    await mailMember(tx, { config, jobs }, userId, leftKakaoMail(isOpen, config.publicUrl));
    log.info({ event: 'identity-unlinked', provider: 'kakao', userId, by: 'kakao' });
  });
