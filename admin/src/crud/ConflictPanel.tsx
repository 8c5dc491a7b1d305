import { longDateTime } from '@hanca/common/dates.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Confirm, useNotify, useRecordContext, useResourceContext, useResourceDefinition } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRegionData } from '../core/region-data.ts';
import type { ToBody } from '../core/schema-resolver.ts';
import { josa } from '../i18n/josa.ts';
import { Notice } from '../layout/Notice.tsx';
import { type Collision, collisions, useNewest } from './conflict.ts';
import type { TrailTitles } from './difference.ts';

const headings = ['항목', '저장된 내용', '내 내용'];

const Collisions = ({ fields }: { fields: Collision[] }) => (
  <Table size="small" sx={{ '& td, & th': { verticalAlign: 'top', px: 1 } }}>
    <TableHead>
      <TableRow>
        {headings.map((heading) => (
          <TableCell key={heading}>{heading}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {fields.map(({ name, theirs, mine }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          <TableCell sx={{ whiteSpace: 'pre-line' }}>{theirs}</TableCell>
          <TableCell sx={{ whiteSpace: 'pre-line' }}>{mine ?? '고치지 않음'}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

interface TakeNewestProps {
  /** The names of the fields whose typed content goes. */
  dropped: string[];
  /** Fills the form with what is stored. Out: whether it could be read. */
  onTakeNewest: () => Promise<boolean>;
}

const TakeNewest = ({ dropped, onTakeNewest }: TakeNewestProps) => {
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

interface ConflictPanelProps extends Pick<TakeNewestProps, 'onTakeNewest'> {
  /** The number of the save that was refused. */
  attempt: number;
  titles: TrailTitles | undefined;
  toBody: ToBody | undefined;
}

/**
 * In a form whose save was refused because the record has changed since it was read: who changed it, what differs,
 * and the two ways on. Nothing where the refusal had another reason, which the form shows itself.
 */
export const ConflictPanel = ({ attempt, titles, toBody, onTakeNewest }: ConflictPanelProps) => {
  const base = useRecordContext();
  const resource = useResourceContext() ?? '';
  const label = String(useResourceDefinition().options?.label ?? '내용');
  const { setValue } = useFormContext();
  const values = useWatch();
  const { data } = useRegionData();
  const { data: newest, isError, refetch } = useNewest(resource, base?.id ?? 0, attempt);
  const panel = useRef<HTMLDivElement>(null);

  const changed = newest !== undefined && newest.record.updatedDate?.time !== base?.updatedDate?.time;
  useEffect(() => {
    if (changed) panel.current?.focus();
  }, [changed]);

  if (isError && !newest) {
    const action = { label: '다시 시도', onClick: () => void refetch() };
    return <Notice urgent text="그사이 무엇이 바뀌었는지 불러오지 못했어요." action={action} />;
  }
  if (!base || !changed) return null;

  const { record, last } = newest;
  const mine = toBody ? toBody(values) : values;
  const fields = collisions(resource, { base, newest: record, mine }, { titles, data });
  const dropped = fields.filter((field) => field.mine !== null).map(({ name }) => name);
  // Members and jobs leave no trail: then the last change of staff is an older one.
  const isTheirs = last && Number(last.createdDate.time) > Number(base.updatedDate?.time);
  return (
    <Alert
      ref={panel}
      severity="warning"
      tabIndex={-1}
      sx={{ mt: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle>{josa(`그사이 다른 곳에서 이 ${label}이(가) 바뀌었어요`)}</AlertTitle>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="body2">
          {isTheirs &&
            `${last.userName || '없는 계정'} 님이 ${longDateTime(last.createdDate)}에 저장했어요. `}
          내 내용으로 저장하면 내가 고친 항목만 바뀌고, 나머지는 저장된 그대로 남아요.
        </Typography>
        {fields.length > 0 && <Collisions fields={fields} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            type="submit"
            variant="contained"
            // What is saved now is based on what is stored now.
            onClick={() => setValue('updatedDate', record.updatedDate)}
          >
            내 내용으로 저장
          </Button>
          <TakeNewest dropped={dropped} onTakeNewest={onTakeNewest} />
        </Stack>
      </Stack>
    </Alert>
  );
};
