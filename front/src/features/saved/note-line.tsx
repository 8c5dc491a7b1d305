import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import styles from './note-line.module.css';

const fetchDialog = async () => (await import('./note-dialog.tsx')).NoteDialog;

export interface NoteProps {
  /** Of the saved listing. */
  id: number;
  /** What the listing is called here. */
  title: string;
  note: string;
  member: number;
}

/** What a member has noted of a saved home: pressed, it is written. */
export const NoteLine = (props: NoteProps) => {
  const { title, note } = props;
  const dialog = useLazyDialog(fetchDialog);
  return (
    <>
      <button
        type="button"
        className={note ? `${styles.note} ${styles.written}` : styles.note}
        aria-label={note ? `${title} 메모 고치기: ${note}` : `${title} 메모 쓰기`}
        onClick={dialog.open}
      >
        <span>{note || '메모 쓰기'}</span>
      </button>
      {dialog.Opened && <dialog.Opened {...props} onClose={dialog.close} />}
    </>
  );
};
