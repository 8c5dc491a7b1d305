import { longDateTime } from '@hanca/common/dates.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { Failed } from '../../../session/failed.tsx';
import { sessionsQuery } from '../../../session/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import styles from './page.module.css';

/** Where the member is signed in, each to be ended but the one of this browser. */
export const Sessions = () => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery(call));
  const end = useMutation({
    mutationFn: (id: string) => call((client) => client.account.endSession({ params: { id } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery(call).queryKey }),
  });
  const failed = error && (
    <Failed
      error={error}
      title="로그인한 기기를 불러오지 못했어요"
      stale={sessions !== undefined}
      onRetry={() => void refetch()}
    />
  );
  if (!sessions) return failed ?? <SkeletonRows rows={2} label="로그인한 기기를 불러오는 중이에요" />;
  if (sessions.length === 0) return <p className={styles.quiet}>열려 있는 로그인이 없어요.</p>;
  return (
    <>
      {failed}
      <ul className={styles.sessions}>
        {sessions.map(({ id, device, current, usedDate }) => (
          <li key={id}>
            <Icon name="device" />
            <div>
              <p className={styles.device}>
                {device || '알 수 없는 기기'} {current && <Tag>지금 이 기기</Tag>}
              </p>
              <p className={styles.quiet}>마지막 사용 {longDateTime(usedDate)}</p>
            </div>
            {!current && (
              <Button
                aria-label={`${device || '알 수 없는 기기'} 로그아웃`}
                disabled={end.isPending && end.variables === id}
                onClick={() => end.mutate(id)}
              >
                로그아웃
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.quiet}>
        {end.isSuccess && '그 기기에서 로그아웃했어요.'}
        {end.isError && '로그아웃하지 못했어요. 잠시 후 다시 시도해 주세요.'}
      </p>
    </>
  );
};
