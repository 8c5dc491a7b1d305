import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import { Confirm, useDataProvider, useResourceContext } from 'react-admin';
import { josa } from '../i18n/josa.ts';
import { useBulk } from './bulk.ts';
import { useSelectedRecords } from './selection.tsx';

interface BulkDeleteProps {
  /** What one of them is called: '포스팅'. */
  name: string;
  /** What goes with them, as a sentence. */
  consequence?: string;
}

/** Deletes the selected rows, after the dialog. Those that the server keeps stay selected and are told of. */
export const BulkDelete = ({ name, consequence = '' }: BulkDeleteProps) => {
  const resource = useResourceContext() ?? '';
  const records = useSelectedRecords();
  const provider = useDataProvider();
  const { run, isPending } = useBulk();
  const [asking, setAsking] = useState(false);

  const confirm = async (event: MouseEvent) => {
    event.preventDefault();
    await run({
      records,
      act: ({ id }) => provider.delete(resource, { id }),
      done: (count) => `${count}개를 삭제했어요`,
      left: (count) => `${count}개는 남았어요`,
    });
    setAsking(false);
  };

  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        삭제
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title="삭제"
        content={josa(`선택한 ${name} ${records.length}개를 삭제하시겠습니까? ${consequence}`.trim())}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
