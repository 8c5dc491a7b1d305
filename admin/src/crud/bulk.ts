import { useMutation } from '@tanstack/react-query';
import { HttpError, type RaRecord, useListContext, useNotify, useRefresh } from 'react-admin';

interface BulkWork<R> {
  records: readonly R[];
  /** Does it to one; throws the reason of a refusal. */
  act: (record: R) => Promise<unknown>;
  /** '3개를 삭제했어요' */
  done: (count: number) => string;
  /** '1개는 남았어요' */
  left: (count: number) => string;
}

/** A refused record is tried again as it was last seen, which may be why it is refused. */
const ELSEWHERE = '다른 쪽에서 고른 것은 그 쪽을 연 뒤 다시 눌러 주세요.';

const isGone = (reason: unknown): boolean => reason instanceof HttpError && reason.status === 404;

/**
 * Does something to selected rows, one after the other: each is refused or done for itself. Those refused stay
 * selected, unless they are gone, and the reason of the first is shown. `run` never throws.
 */
export const useBulk = <R extends RaRecord>() => {
  const { data: rows, onSelect } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ records, act, done, left }: BulkWork<R>) => {
      const refused: { id: R['id']; reason: unknown }[] = [];
      for (const record of records) {
        await act(record).catch((reason: unknown) => refused.push({ id: record.id, reason }));
      }
      const remaining = refused.filter(({ reason }) => !isGone(reason)).map(({ id }) => id);
      onSelect(remaining);
      refresh();
      const count = records.length - refused.length;
      const [first] = refused;
      if (!first) return notify(done(count), { type: 'success' });
      const reason = first.reason instanceof Error ? first.reason.message : '다시 시도해 주세요.';
      const parts = [...(count > 0 ? [done(count)] : []), left(refused.length)];
      const unseen = remaining.some((id) => !rows?.some((row) => row.id === id));
      const hint = unseen ? ` ${ELSEWHERE}` : '';
      notify(`${parts.map((text) => `${text}. `).join('')}${reason}${hint}`, { type: 'error' });
    },
  });

  return { run: mutateAsync, isPending };
};
