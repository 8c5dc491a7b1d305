import type { GoneRealty, SavedRealty } from '@hanca/common/contract/saved.ts';
import { NOTE_MAX } from '@hanca/common/text-limits.ts';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { memberListKey } from '../../lists/member-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from '../../ui/form/contact-form.module.css';
import { TextArea } from '../../ui/form/fields.tsx';
import { showToast } from '../../ui/toasts.ts';
import { goneKey, savedList } from './list.ts';
import type { NoteProps } from './note-line.tsx';

/** Where a note is written; an empty one takes it away. */
export const NoteDialog = ({ id, title, note, member, onClose }: NoteProps & { onClose: () => void }) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState('');

  const show = async (written: string) => {
    const pages = memberListKey(savedList, member, 'list');
    // An answer on its way was made before the note; where nothing was shown yet, it is still waited for.
    const predicate = ({ state }: Query) => state.data !== undefined;
    for (const queryKey of [pages, goneKey(member)]) await queryClient.cancelQueries({ queryKey, predicate });
    const noted = <Row extends SavedRealty | GoneRealty>(rows: Row[] | undefined) =>
      rows?.map((row) => (row.id === id ? { ...row, note: written } : row));
    queryClient.setQueriesData<SavedRealty[]>({ queryKey: pages }, noted);
    queryClient.setQueryData<GoneRealty[]>(goneKey(member), noted);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    const form = event.currentTarget;
    const written = String(new FormData(form).get('note') ?? '').trim();
    if ([...written].length > NOTE_MAX) {
      setError(`메모는 ${NOTE_MAX}자까지 쓸 수 있어요.`);
      return;
    }
    setSaving(true);
    try {
      await call((client) => client.saved.write({ params: { id }, body: { note: written } }));
      await show(written);
      showToast(written ? '메모를 저장했어요.' : '메모를 지웠어요.');
      form.closest('dialog')?.close();
    } catch (failure) {
      setError(`메모를 저장하지 못했어요. ${failureText(failure)}`);
      setSaving(false);
    }
  };

  return (
    <Dialog title="메모" onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p className={styles.lead}>{title}</p>
        <TextArea
          name="note"
          label="나만 보는 메모"
          rows={4}
          max={NOTE_MAX}
          defaultValue={note}
          placeholder="토요일 2시에 보기로 함, 햇볕이 잘 듦"
          error={error}
        />
        <Button type="submit" tone="go" wide aria-disabled={saving}>
          {saving ? '저장하는 중…' : '메모 저장'}
        </Button>
      </form>
    </Dialog>
  );
};
