import type { User } from '@hanca/common/contract/users.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import Alert from '@mui/material/Alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../core/api.ts';
import { ConfirmedButton } from '../../crud/ConfirmedButton.tsx';
import { useAccount } from './use-account.ts';

/** Says that mails to a person's address are refused, and lets them be tried again; nothing where they are not. */
export const MailAlert = ({ user }: { user: User }) => {
  const client = useClient();
  const queries = useQueryClient();
  const { mailAgain } = useAccount(user);
  const queryKey = ['users', 'mails', user.id];
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.users.mails({ params: { id: user.id } }, { signal }),
  });
  if (isError) return <Alert severity="info">메일이 거절되는지 불러오지 못했어요.</Alert>;
  if (!data || data.failures === 0) return null;
  const again = async () => {
    await mailAgain();
    await queries.invalidateQueries({ queryKey });
  };
  return (
    <Alert
      severity={data.failing ? 'warning' : 'info'}
      action={
        <ConfirmedButton
          label="다시 보내기"
          question="거절된 기록을 지우고 다음 메일부터 다시 보내요. 지울까요?"
          onConfirm={again}
        />
      }
    >
      {longDateTime(data.since)}부터 이 회원의 메일이 {data.failures}번 거절됐어요.
      {data.failing && ' 급하지 않은 메일은 보내지 않고 있어요.'}
    </Alert>
  );
};
