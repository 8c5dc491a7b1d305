import { useNotify } from 'react-admin';
import { josa } from '../i18n/josa.ts';
import { ConfirmedButton } from './ConfirmedButton.tsx';

export interface TakeNewestProps {
  /** The names of the fields whose typed content goes. */
  dropped: string[];
  /** Fills the form with what is stored. Out: whether it could be read. */
  onTakeNewest: () => Promise<boolean>;
}

/** Fills the form with what is stored now, after a dialog that says what goes. */
export const TakeNewest = ({ dropped, onTakeNewest }: TakeNewestProps) => {
  const notify = useNotify();
  const loss = dropped.length > 0 ? `내가 고친 ${dropped.join(', ')}은(는) 사라져요. ` : '';

  const take = async () => {
    if (await onTakeNewest()) return;
    notify('최신 내용을 불러오지 못했어요. 쓴 내용은 그대로 있어요.', { type: 'error' });
  };

  return (
    <ConfirmedButton
      label="최신 내용 불러오기"
      question={josa(`${loss}최신 내용을 불러올까요?`)}
      onConfirm={take}
    />
  );
};
