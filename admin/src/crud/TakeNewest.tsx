import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { josa } from '../i18n/josa.ts';

export interface TakeNewestProps {
  /** The names of the fields whose typed content goes. */
  dropped: string[];
  /** Fills the form with what is stored. Out: whether it could be read. */
  onTakeNewest: () => Promise<boolean>;
}

/** Fills the form with what is stored now, after a dialog that says what goes. */
export const TakeNewest = ({ dropped, onTakeNewest }: TakeNewestProps) => {
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [reading, setReading] = useState(false);
  const loss = dropped.length > 0 ? `내가 고친 ${dropped.join(', ')}은(는) 사라져요. ` : '';

  const confirm = async (event: MouseEvent) => {
    event.preventDefault();
    setReading(true);
    // Once it is read the form is another one, without this panel.
    if (await onTakeNewest()) return;
    setReading(false);
    setAsking(false);
    notify('최신 내용을 불러오지 못했어요. 쓴 내용은 그대로 있어요.', { type: 'error' });
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        최신 내용 불러오기
      </Button>
      <Confirm
        isOpen={asking}
        loading={reading}
        title="최신 내용 불러오기"
        content={josa(`${loss}최신 내용을 불러올까요?`)}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
