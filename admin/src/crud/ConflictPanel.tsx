import { longDateTime } from '@hanca/common/dates.ts';
import { josa } from '@hanca/common/josa.ts';
import { NO_ACCOUNT_NAME } from '@hanca/common/product-names.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useNotify, useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useRegionData } from '../core/region-data.ts';
import type { ToBody } from '../core/schema-resolver.ts';
import { Notice } from '../layout/Notice.tsx';
import { Collisions } from './Collisions.tsx';
import { ConfirmedButton } from './ConfirmedButton.tsx';
import { collisions, useNewest } from './conflict.ts';
import { useResourceLabel } from './names.ts';

interface TakeNewestProps {
  /** The names of the fields whose typed content goes. */
  dropped: string[];
  /** Fills the form with what is stored. Out: whether it could be read. */
  onTakeNewest: () => Promise<boolean>;
}

/** Fills the form with what is stored now, after a dialog that says what goes. */
const TakeNewest = ({ dropped, onTakeNewest }: TakeNewestProps) => {
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

interface ConflictPanelProps extends Pick<TakeNewestProps, 'onTakeNewest'> {
  /** The number of the save that was refused. */
  attempt: number;
  toBody: ToBody | undefined;
}

/**
 * In a form whose save was refused because the record has changed since it was read: who changed it, what differs,
 * and the two ways on. Nothing where the refusal had another reason, which the form shows itself.
 */
export const ConflictPanel = ({ attempt, toBody, onTakeNewest }: ConflictPanelProps) => {
  const base = useRecordContext();
  const resource = useResourceContext() ?? '';
  const label = useResourceLabel();
  const { getValues, setValue } = useFormContext();
  const values = useWatch();
  const { data } = useRegionData();
  const { data: newest, isError, refetch } = useNewest(resource, base?.id ?? 0, attempt);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [atRefusal] = useState(() => JSON.stringify(getValues()));

  const changed = newest !== undefined && newest.record.updatedDate?.time !== base?.updatedDate?.time;
  // Whoever has gone on typing until it was read is not interrupted.
  useEffect(() => {
    if (changed && JSON.stringify(getValues()) === atRefusal) panel.current?.focus();
  }, [changed, atRefusal, getValues]);

  if (isError && !newest) {
    const action = { label: '다시 시도', onClick: () => void refetch() };
    return <Notice urgent text="그사이 무엇이 바뀌었는지 불러오지 못했어요." action={action} />;
  }
  if (!base || !changed) return null;

  const { record, last } = newest;
  const mine = toBody ? toBody(values) : values;
  const fields = collisions(resource, { base, newest: record, mine }, data);
  const dropped = fields.filter((field) => field.mine !== null).map(({ name }) => name);
  // Members and jobs leave no trail: then the last change of staff is an older one.
  const isTheirs = last && Number(last.createdDate.time) > Number(base.updatedDate?.time);
  return (
    <Alert
      ref={panel}
      severity="warning"
      // No alert, which would be read out as a whole whenever a key changes what is typed.
      role="region"
      aria-labelledby={titleId}
      tabIndex={-1}
      sx={{ mt: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle id={titleId}>{josa(`그사이 다른 곳에서 이 ${label}이(가) 바뀌었어요`)}</AlertTitle>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography variant="body2">
          {isTheirs &&
            `${last.userName || NO_ACCOUNT_NAME} 님이 ${longDateTime(last.createdDate)}에 저장했어요. `}
          내 내용으로 저장하면 내가 고친 항목만 바뀌고, 나머지는 저장된 그대로 남아요.
        </Typography>
        {fields.length > 0 && <Collisions fields={fields} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            // What is saved now is based on what is stored now. No submit button: Enter in a field would press it.
            onClick={({ currentTarget }) => {
              setValue('updatedDate', record.updatedDate);
              currentTarget.form?.requestSubmit();
            }}
          >
            내 내용으로 저장
          </Button>
          <TakeNewest dropped={dropped} onTakeNewest={onTakeNewest} />
        </Stack>
      </Stack>
    </Alert>
  );
};
