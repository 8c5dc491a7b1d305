import type { User } from '@hanca/common/contract/users.ts';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { useProof } from '../security/use-proof.tsx';

/**
 * What staff do with an account. Each notifies of its outcome and never throws: a refusal, such as the last admin's, in
 * the server's words. Afterwards the screen shows what is stored.
 */
export const useAccount = ({ id, ...user }: User) => {
  const provider = useDataProvider();
  const client = useClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const { withProof, dialog } = useProof();

  const attempt = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await withProof(work);
      notify(done, { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
    refresh();
  };

  const change = (data: Partial<User>, done: string): Promise<void> =>
    attempt(() => provider.update('users', { id, data, previousData: { id, ...user } }), done);

  return {
    /** To render where something takes a proof. */
    proofDialog: dialog,
    setAdmin: (admin: boolean) =>
      change({ roles: admin ? ['admin'] : [] }, admin ? '관리자로 정했어요' : '관리자 권한을 뺐어요'),
    setSuspended: (suspended: boolean) =>
      change({ suspended }, suspended ? '계정을 정지했어요' : '정지를 풀었어요'),
    endSuspension: () =>
      attempt(() => client.users.endSuspension({ params: { id } }), '이제 다시 쓸 수 있어요'),
    setLevel: (level: number) => change({ level }, '등급을 바꿨어요'),
    removeSecondFactor: () =>
      attempt(() => client.users.removeSecondFactor({ params: { id } }), '2단계 인증을 지웠어요'),
    mailAgain: () => attempt(() => client.users.mailAgain({ params: { id } }), '다음 메일부터 다시 보내요'),
    endSessions: () => attempt(() => client.users.endSessions({ params: { id } }), '로그인을 모두 끊었어요'),
  };
};
