import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from '../../../ui/form/contact-form.module.css';
import { TextField } from '../../../ui/form/fields.tsx';

const HOUR_MS = 3600_000;

/** A moment as the field has it, in the zone of the device: '2026-11-24T14:00'. */
const localOf = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** The full hour a day from now. */
const tomorrow = (): string => localOf(new Date(Math.ceil((Date.now() + 24 * HOUR_MS) / HOUR_MS) * HOUR_MS));

interface ViewingDialogProps {
  /** In: milliseconds since 1970. */
  onPropose: (date: number) => void;
  onClose: () => void;
}

/** Proposes a time to see the home. */
export const ViewingDialog = ({ onPropose, onClose }: ViewingDialogProps) => {
  const [local, setLocal] = useState(tomorrow);
  const date = new Date(local).getTime();
  const [error, setError] = useState('');
  return (
    <Dialog title="집 볼 시간 제안" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (date > Date.now()) onPropose(date);
          else setError('지금보다 뒤의 시간을 골라 주세요.');
        }}
      >
        <p className={styles.lead}>상대방이 좋다고 하면 두 분 모두 캘린더에 넣을 수 있어요.</p>
        <TextField
          name="date"
          label="날짜와 시간"
          type="datetime-local"
          required
          value={local}
          error={error}
          onChange={({ currentTarget }) => {
            setError('');
            setLocal(currentTarget.value);
          }}
        />
        <Button type="submit" tone="go" wide>
          제안하기
        </Button>
      </form>
    </Dialog>
  );
};
