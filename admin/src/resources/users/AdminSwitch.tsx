import type { User } from '@hanca/common/contract/users.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Confirmed } from '../../crud/Confirmed.tsx';
import { useAccount } from './use-account.ts';

const questions = {
  give: '관리자가 되면 콘솔의 모든 자료를 보고 고칠 수 있어요. 지금 로그인한 기기에서는 로그아웃되고 다시 로그인해야 해요. 관리자로 정할까요?',
  take: '관리자 권한을 빼면 콘솔에 들어올 수 없어요. 권한을 뺄까요?',
};

/** Whether a person is an admin, with the question before it changes. */
export const AdminSwitch = ({ user }: { user: User }) => {
  const { setAdmin } = useAccount(user);
  const admin = user.roles.includes('admin');
  return (
    <Confirmed
      title="관리자 권한"
      question={admin ? questions.take : questions.give}
      onConfirm={() => setAdmin(!admin)}
    >
      {(open) => <FormControlLabel control={<Switch checked={admin} onChange={open} />} label="관리자" />}
    </Confirmed>
  );
};
