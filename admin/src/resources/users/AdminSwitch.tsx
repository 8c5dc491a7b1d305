import type { User } from '@hanca/common/contract/users.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type MouseEvent, useState } from 'react';
import { Confirm } from 'react-admin';
import { useAccount } from './use-account.ts';

const questions = {
  give: '관리자가 되면 콘솔의 모든 자료를 보고 고칠 수 있어요. 관리자로 정할까요?',
  take: '관리자 권한을 빼면 콘솔에 들어올 수 없어요. 권한을 뺄까요?',
};

/** Whether a person is an admin, with the question before it changes. */
export const AdminSwitch = ({ user }: { user: User }) => {
  const { setAdmin } = useAccount(user);
  const admin = user.roles.includes('admin');
  // Kept while the dialog closes, when the account has changed already.
  const [wanted, setWanted] = useState(!admin);
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);

  const ask = () => {
    setWanted(!admin);
    setAsking(true);
  };

  const confirm = async (event: MouseEvent) => {
    event.preventDefault();
    setSaving(true);
    await setAdmin(wanted);
    setSaving(false);
    setAsking(false);
  };

  return (
    <>
      <FormControlLabel
        control={<Switch checked={admin} disabled={saving} onChange={ask} />}
        label="관리자"
      />
      <Confirm
        isOpen={asking}
        loading={saving}
        title="관리자 권한"
        content={wanted ? questions.give : questions.take}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
