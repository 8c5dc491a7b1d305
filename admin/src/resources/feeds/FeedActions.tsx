import type { FeedStatus } from '@hanca/common/contract/feeds.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useClient } from '../../core/api.ts';
import { ConfirmedButton } from '../../crud/ConfirmedButton.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { RateDialog } from './RateDialog.tsx';

/** What staff do with a feed; the board shows at once what came of it. */
export const FeedActions = ({ feed }: { feed: FeedStatus }) => {
  const { name, title, mode, paused, hasRefused, takesRate } = feed;
  const client = useClient();
  const notify = useNotify();
  const queries = useQueryClient();
  const [pasting, setPasting] = useState(false);
  const [entering, setEntering] = useState(false);
  const { mutateAsync, isPending } = useMutation({ mutationFn: (work: () => Promise<unknown>) => work() });

  /** Out: whether it was done. */
  const act = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await mutateAsync(work);
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['feeds', 'board'] });
    }
  };
  const params = { name };

  if (mode === 'off' && !takesRate) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {mode !== 'off' && (
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() =>
            void act(
              () => client.feeds.run({ params }),
              mode === 'demo' ? '예시 자료를 다시 읽었어요' : '지금 받으러 갔어요. 잠시 뒤에 결과가 보여요',
            )
          }
        >
          {mode === 'demo' ? '예시 다시 읽기' : '지금 받기'}
        </Button>
      )}
      {mode === 'live' && (
        <Button
          variant="outlined"
          disabled={isPending}
          onClick={() =>
            void act(
              () => client.feeds.pause({ params, body: { paused: !paused } }),
              paused ? '다시 받아요' : '멈췄어요',
            )
          }
        >
          {paused ? '다시 시작' : '멈추기'}
        </Button>
      )}
      {hasRefused && (
        <ConfirmedButton
          label="쓰지 않은 자료 다시 읽기"
          question="마지막으로 쓰지 않은 자료를 다시 읽어요. 형식이 맞으면 건수가 크게 줄었어도 받아들여요. 다시 읽을까요?"
          onConfirm={() => act(() => client.feeds.replay({ params }), '다시 읽어서 받아들였어요')}
        />
      )}
      {mode === 'live' && (
        <Button variant="outlined" disabled={isPending} onClick={() => setPasting(true)}>
          직접 넣기
        </Button>
      )}
      {takesRate && (
        <Button variant="outlined" disabled={isPending} onClick={() => setEntering(true)}>
          환율 적기
        </Button>
      )}
      {entering && (
        <RateDialog
          onClose={() => setEntering(false)}
          onSave={async (body) => {
            if (await act(() => client.feeds.rate({ params, body }), '환율을 넣었어요')) setEntering(false);
          }}
        />
      )}
      {pasting && (
        <PasteDialog
          title={title}
          pending={isPending}
          onClose={() => setPasting(false)}
          onSave={async (text) => {
            const isDone = await act(
              () => client.feeds.payload({ params, body: { text } }),
              '자료를 넣었어요',
            );
            if (isDone) setPasting(false);
          }}
        />
      )}
    </Stack>
  );
};
