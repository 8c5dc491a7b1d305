import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { HttpError, type RaRecord, useNavigate, useResourceContext } from 'react-admin';
import { Notice } from '../layout/Notice.tsx';
import { useListPath } from './list-search.ts';

interface RecordGateProps {
  /** How reading the record goes. */
  state: { isPending: boolean; record?: RaRecord | undefined; error?: unknown; refetch: () => unknown };
  children: ReactNode;
}

const HEIGHT = 560;

/**
 * How a screen reads its record. A key of its own, since react-admin shows a row of the list, which lacks the body, as
 * the record itself; and the gate reports the failure.
 */
export const wholeRecord = { meta: { whole: true }, onError: () => undefined };

/** Waits for the record of a screen. One that is gone leads back to the list, any other failure can be tried again. */
export const RecordGate = ({ state: { isPending, record, error, refetch }, children }: RecordGateProps) => {
  const navigate = useNavigate();
  const list = useListPath(useResourceContext() ?? '');
  if (record) return children;
  if (isPending) return <Skeleton variant="rounded" height={HEIGHT} sx={{ mt: 2 }} />;
  if (error instanceof HttpError && error.status === 404) {
    const action = { label: '목록으로', onClick: () => void navigate(list) };
    return <Notice urgent text="찾을 수 없어요. 이미 삭제되었을 수 있어요." action={action} />;
  }
  const text = error instanceof Error ? error.message : '불러오지 못했어요.';
  return <Notice urgent text={text} action={{ label: '다시 시도', onClick: () => void refetch() }} />;
};
