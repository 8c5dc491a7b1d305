import type { GolfJoin, GolfJoinViewer } from '@hanca/common/contract/golf-joins.ts';
import { longDate } from '@hanca/common/dates.ts';
import { useCallback, useEffect, useState } from 'react';
import { useDeps } from '../../../../deps.ts';
import { Failed } from '../../../../session/failed.tsx';
import { focusBehind } from '../../../../ui/focus-on.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { forJoin, isAhead } from '../words.ts';
import { useAct } from './act.ts';
import { AskPart } from './ask-part.tsx';
import { conductText } from './conduct-text.ts';
import { ContactPart } from './contact-part.tsx';
import { HostPart } from './host-part.tsx';
import { JoinerPart } from './joiner-part.tsx';
import styles from './page.module.css';
import { Waiting } from './waiting.tsx';

interface OwnPartProps {
  join: GolfJoin;
  onChanged: (join: GolfJoin) => void;
}

/** What of a round is a member's own, fetched by the browser and again after everything that they do. */
const useViewer = ({ join: { id }, onChanged }: OwnPartProps) => {
  const { call } = useDeps();
  const [viewer, setViewer] = useState<GolfJoinViewer>();
  const [error, setError] = useState<Error | null>(null);

  const refetch = useCallback(async () => {
    try {
      setViewer(await call((client) => client.golfJoins.viewer({ params: { id } })));
      setError(null);
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
  }, [call, id]);
  useEffect(() => void refetch(), [refetch]);

  const refresh = async () => {
    await refetch();
    await call((client) => client.golfJoins.get({ params: { id } })).then(onChanged, () => undefined);
  };
  return { viewer, error, refresh, ...useAct(refresh) };
};

/** The part of a round's page that is a member's own: as its host, as who asked, or as who may ask. */
export const OwnPart = (props: OwnPartProps) => {
  const { join } = props;
  const { viewer, error, busy, act, refresh } = useViewer(props);
  const failed = error && (
    <div ref={focusBehind}>
      <Failed
        error={error}
        title="내 신청을 불러오지 못했어요"
        stale={viewer !== undefined}
        onRetry={() => void refresh()}
      />
    </div>
  );
  if (!viewer) return failed ?? <Waiting />;
  const words = forJoin(join, Date.now());
  const common = { join, viewer, busy, act };
  if (viewer.role === 'host')
    return (
      <>
        {failed}
        <ContactPart join={join} contact={viewer.contact} onSaved={() => void refresh()} />
        <HostPart {...common} />
      </>
    );
  const hostText = conductText(viewer.host);
  const isBarred = viewer.barredUntil.time !== '0';
  const mayAsk = viewer.own === null || (viewer.own.again && isAhead(words.state));
  return (
    <Stack className={styles.own}>
      {failed}
      {hostText && <p className="quiet">올린 사람: {hostText}</p>}
      {isBarred && (
        <Notice tone="warn" title="지금은 조인을 신청할 수 없어요">
          1년 안에 노쇼가 3번이라 {longDate(viewer.barredUntil)}까지 쉬어요.
        </Notice>
      )}
      <JoinerPart {...common} />
      {mayAsk && viewer.blocked && <Notice>이 조인에는 신청할 수 없어요.</Notice>}
      {mayAsk && !viewer.blocked && !isBarred && (
        <AskPart id={join.id} state={words.state} closes={words.closes} onAsked={() => void refresh()} />
      )}
    </Stack>
  );
};
