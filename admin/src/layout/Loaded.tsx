import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';

interface LoadedProps<T> {
  /** How reading goes, as TanStack Query tells it. */
  query: { data: T | undefined; error: unknown; isPending: boolean; refetch: () => unknown };
  /** Shown before the first answer. */
  waiting: ReactNode;
  /** Why there is nothing to show; by default the error's own words. */
  problem?: string;
  children: (data: T) => ReactNode;
}

/**
 * What is made of an answer. Where the first read fails it can be tried again; where a later one fails the old answer
 * stays, with a remark, since what is typed over it would go with it.
 */
export const Loaded = <T,>({ query, waiting, problem, children }: LoadedProps<T>) => {
  const { data, error, isPending, refetch } = query;
  const retry = { label: '다시 시도', onClick: () => void refetch() };
  if (data !== undefined) {
    return (
      <>
        {Boolean(error) && (
          <Alert
            severity="warning"
            sx={{ mt: 1 }}
            action={
              <Button color="inherit" size="small" onClick={retry.onClick}>
                {retry.label}
              </Button>
            }
          >
            최신 내용이 아닐 수 있어요. 새로 불러오지 못했어요.
          </Alert>
        )}
        {children(data)}
      </>
    );
  }
  if (isPending) return waiting;
  const text = problem ?? (error instanceof Error ? error.message : '불러오지 못했어요.');
  return <Notice urgent text={text} action={retry} />;
};
