import { useMutation } from '@tanstack/react-query';
import { type Identifier, useListContext, useNotify, useRefresh } from 'react-admin';

interface BulkWork {
  ids: readonly Identifier[];
  /** Does it to one; throws what is told of a refusal. */
  act: (id: Identifier) => Promise<unknown>;
  /** '3개를 삭제했어요' */
  done: (count: number) => string;
  /** '1개는 남았어요' */
  kept: (count: number) => string;
}

/**
 * Does something to selected rows, one after the other: each is refused or done for itself. Those refused stay
 * selected, and why the first of them was is told. `run` never throws.
 */
export const useBulk = () => {
  const { onSelect } = useListContext();
  const notify = useNotify();
  const refresh = useRefresh();

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ ids, act, done, kept }: BulkWork) => {
      const refused: { id: Identifier; reason: unknown }[] = [];
      for (const id of ids) await act(id).catch((reason: unknown) => refused.push({ id, reason }));
      onSelect(refused.map(({ id }) => id));
      refresh();
      const count = ids.length - refused.length;
      const [first] = refused;
      if (!first) return notify(done(count), { type: 'success' });
      const reason = first.reason instanceof Error ? first.reason.message : '다시 시도해 주세요.';
      const told = [...(count > 0 ? [done(count)] : []), kept(refused.length)];
      notify(`${told.map((text) => `${text}. `).join('')}${reason}`, { type: 'error' });
    },
  });

  return { run: mutateAsync, isPending };
};
