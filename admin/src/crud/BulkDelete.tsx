import { josa } from '@hanca/common/josa.ts';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import Button from '@mui/material/Button';
import { useDataProvider, useResourceContext } from 'react-admin';
import { useBulk } from './bulk.ts';
import { Confirmed } from './Confirmed.tsx';
import { useResourceLabel } from './names.ts';
import { useSelectedRecords } from './selection.tsx';

/** Deletes the selected rows, after the dialog, which says what goes with them. Those that are refused stay selected. */
export const BulkDelete = ({ consequence = '' }: { consequence?: string }) => {
  const resource = useResourceContext() ?? '';
  const label = useResourceLabel();
  const records = useSelectedRecords();
  const provider = useDataProvider();
  const { run } = useBulk();
  const question = `선택한 ${label} ${records.length}개를 삭제하시겠습니까? ${consequence}`;

  const remove = () =>
    run({
      records,
      act: ({ id }) => provider.delete(resource, { id }),
      done: (count) => `${count}개를 삭제했어요`,
      left: (count) => `${count}개는 남았어요`,
    });

  return (
    <Confirmed title="삭제" question={josa(question.trim())} onConfirm={remove}>
      {(open) => (
        <Button color="error" startIcon={<DeleteIcon />} onClick={open}>
          삭제
        </Button>
      )}
    </Confirmed>
  );
};
