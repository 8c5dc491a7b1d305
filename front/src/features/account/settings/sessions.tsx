import { OWN_CLOCKS } from '@hanca/common/clocks.ts';
import { countryName } from '@hanca/common/countries.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { Failed } from '../../../session/failed.tsx';
import { sessionsQuery } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RowList } from '../../../ui/row-list.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { EndDialog } from './end-dialog.tsx';

/** What is to end: one session, or all but this one. */
type Target = { id: string; device: string } | 'others';

const outcome = (target: Target): string =>
  target === 'others' ? '다른 기기에서 모두 로그아웃했어요.' : '그 기기에서 로그아웃했어요.';

/** Where the member is signed in: this browser first, the others to be ended one by one or together. */
export const Sessions = () => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery(call));
  const [target, setTarget] = useState<Target | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const ended = useRef(false);
  const end = useMutation({
    mutationFn: (target: Target) =>
      call((client) =>
        target === 'others'
          ? client.account.endOtherSessions()
          : client.account.endSession({ params: { id: target.id } }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(call).queryKey }),
    onSettled: () => {
      ended.current = true;
      setTarget(null);
    },
  });
  useEffect(() => {
    // Once the dialog is gone, and what was pressed too: before, nothing but the dialog takes the focus.
    if (target || !ended.current) return;
    ended.current = false;
    status.current?.focus();
  }, [target]);
  const failed = error && (
    <Failed
      error={error}
      title="로그인한 기기를 불러오지 못했어요"
      stale={sessions !== undefined}
      onRetry={() => void refetch()}
    />
  );
  if (!sessions) return failed ?? <SkeletonRows rows={2} label="로그인한 기기를 불러오는 중이에요" />;
  if (sessions.length === 0) return <p className="quiet">열려 있는 로그인이 없어요.</p>;
  return (
    <>
      {failed}
      <RowList>
        {sessions.map(({ id, device, country, current, usedDate }) => (
          <li key={id}>
            <Icon name="device" />
            <div>
              <p>
                {device} {current && <Tag>지금 이 기기</Tag>}
              </p>
              <p className="quiet">
                {[`마지막 사용 ${longDateTime(usedDate, OWN_CLOCKS)}`, countryName(country)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {!current && (
              <Button aria-label={`${device} 로그아웃`} onClick={() => setTarget({ id, device })}>
                로그아웃
              </Button>
            )}
          </li>
        ))}
      </RowList>
      {sessions.length > 1 && (
        <div>
          <Button onClick={() => setTarget('others')}>다른 기기 모두 로그아웃</Button>
        </div>
      )}
      <p role="status" ref={status} tabIndex={-1} className="quiet">
        {end.isSuccess && outcome(end.variables)}
        {end.isError && '로그아웃하지 못했어요. 잠시 후 다시 시도해 주세요.'}
      </p>
      {target && (
        <EndDialog
          device={target === 'others' ? null : target.device}
          ending={end.isPending}
          onEnd={() => end.mutate(target)}
          onClose={() => setTarget(null)}
        />
      )}
    </>
  );
};
