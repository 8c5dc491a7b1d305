import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';

interface LoadedProps<T> {
  /** The state of a query of TanStack Query. */
  query: { data: T | undefined; error: unknown; isPending: boolean; refetch: () => unknown };
  /** Shown before the first answer. */
  waiting: ReactNode;
  /** Why there is nothing to show; by default the error's own words. */
  problem?: string;
  /** An old answer is as good: nothing is said where a later read fails. */
  quiet?: boolean;
  children: (data: T) => ReactNode;
}

/**
 * What is made of an answer. Where the first read fails it can be tried again; where a later one fails the old answer
 * stays, with a remark, since what is typed over it would go with it.
 */
export const Loaded = <T,>({ query, waiting, problem, quiet = false, children }: LoadedProps<T>) => {
  const { data, error, isPending, refetch } = query;
  const retry = { label: '다시 시도', onClick: () => void refetch() };
  if (data !== undefined) {
    return (
      <>
        {Boolean(error) && !quiet && (
          <Notice urgent line text="최신 내용이 아닐 수 있어요. 새로 불러오지 못했어요." action={retry} />
        )}
        {children(data)}
      </>
    );
  }
  if (isPending) return waiting;
  const text = problem ?? (error instanceof Error ? error.message : '불러오지 못했어요.');
  return <Notice urgent text={text} action={retry} />;
};
