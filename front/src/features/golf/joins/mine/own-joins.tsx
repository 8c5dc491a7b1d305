import type { OwnGolfJoin } from '@hanca/common/contract/golf-joins.ts';
import { isRead, REQUEST_STATUSES } from '@hanca/common/golf-joins.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeps } from '../../../../deps.ts';
import { Failed } from '../../../../session/failed.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Empty } from '../../../../ui/empty.tsx';
import { BoxGrid, Row } from '../../../../ui/layout.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { MemberContent } from '../../../account/member-page/member-content.tsx';
import { type Act, useAct } from '../join/act.ts';
import { CancelButton, LeaveButton } from '../join/end-buttons.tsx';
import styles from '../join-item.module.css';
import { joinPaths } from '../join-paths.ts';
import { forJoin, isAhead, STATE_TEXTS } from '../words.ts';

const titleOf = (status: OwnGolfJoin['status']): string =>
  REQUEST_STATUSES.find(({ code }) => code === status)?.title ?? '내가 올림';

interface OneProps {
  own: OwnGolfJoin;
  busy: boolean;
  act: Act;
}

/** A round that staff have hidden has no page: it is given up here. */
const One = ({ own: { join, hidden, status, waiting }, ...rest }: OneProps) => {
  const now = Date.now();
  const words = forJoin(join, now);
  const name = (
    <h2>
      <span className={styles.time}>{words.time}</span> {words.title}
    </h2>
  );
  return (
    <li className={styles.item}>
      {!hidden && isRead(Number(join.teeDate.time), now) ? (
        <Link to={joinPaths.join(join.id)} className={styles.name}>
          {name}
        </Link>
      ) : (
        <div className={styles.name}>{name}</div>
      )}
      <Row as="p">
        <Tag tone={status === 'accepted' || status === null ? undefined : 'quiet'}>{titleOf(status)}</Tag>
        <Tag tone="quiet">{hidden ? '숨김' : STATE_TEXTS[words.state]}</Tag>
      </Row>
      {waiting > 0 && (
        <p>
          <strong>답을 기다리는 신청 {waiting}건</strong>
        </p>
      )}
      {join.hiddenReason && <p>숨긴 이유: {join.hiddenReason}</p>}
      <p className={styles.facts}>
        {words.city} · 빈자리 {words.seats}
      </p>
      {hidden && isAhead(words.state) && (
        <Row>
          {status === null && <CancelButton join={join} {...rest} />}
          {(status === 'asked' || status === 'accepted') && (
            <LeaveButton join={join} seated={status === 'accepted'} hidden {...rest} />
          )}
        </Row>
      )}
    </li>
  );
};

const List = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const found = useQuery({
    queryKey: ['golf joins', member],
    queryFn: ({ signal }) => call((client) => client.golfJoins.mine({}, { signal })),
    // The page of a round changes it.
    staleTime: 0,
  });
  const { busy, act } = useAct(found.refetch);
  if (found.error && !found.data)
    return (
      <Failed error={found.error} title="내 조인을 불러오지 못했어요" onRetry={() => void found.refetch()} />
    );
  if (!found.data) return <p role="status">내 조인을 불러오는 중이에요</p>;
  if (found.data.length === 0)
    return (
      <Empty icon="pin" title="아직 조인이 없어요" text="올리거나 신청한 조인이 여기에 모여요.">
        <ButtonLink to={joinPaths.joins} tone="go">
          조인 찾아보기
        </ButtonLink>
      </Empty>
    );
  return (
    <BoxGrid as="ul" aria-label="내 조인">
      {found.data.map((own) => (
        <One key={own.join.id} own={own} busy={busy} act={act} />
      ))}
    </BoxGrid>
  );
};

/** The member's rounds, the last one first. */
export const OwnJoins = () => <MemberContent>{(member) => <List member={member} />}</MemberContent>;
