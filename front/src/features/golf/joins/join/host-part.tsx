import type { GolfRequest } from '@hanca/common/contract/golf-joins.ts';
import { canMark, REQUEST_STATUSES } from '@hanca/common/golf-joins.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { focusBehind } from '../../../../ui/focus-on.ts';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { isAhead, stateOf } from '../words.ts';
import type { OwnProps } from './act.ts';
import { conductText } from './conduct-text.ts';
import { CancelButton } from './end-buttons.tsx';
import { NoShowButton } from './no-show-button.tsx';
import styles from './page.module.css';

const statusTitle = ({ status, late }: GolfRequest): string =>
  late ? '늦은 취소' : (REQUEST_STATUSES.find(({ code }) => code === status)?.title ?? '');

const Person = ({ person, join, busy, act }: { person: GolfRequest } & Omit<OwnProps, 'viewer'>) => {
  const params = { id: join.id, userId: person.id };
  const state = stateOf(join, Date.now());
  const [declining, setDeclining] = useState(false);
  const answer = (accepted: boolean, close?: () => void) =>
    void act(
      (client) => client.golfJoins.decide({ params, body: { accepted } }),
      accepted ? `${person.name}님의 신청을 수락했어요.` : `${person.name}님의 신청을 거절했어요.`,
      close,
    );
  return (
    <li>
      <p>
        <strong>{person.name}</strong>{' '}
        <Tag tone={person.status === 'accepted' ? undefined : 'quiet'}>{statusTitle(person)}</Tag>
      </p>
      {conductText(person) && <p className="quiet">{conductText(person)}</p>}
      {person.note && <p>{person.note}</p>}
      {person.status === 'asked' && isAhead(state) && (
        <div ref={focusBehind}>
          <Row>
            <Button
              tone="go"
              aria-disabled={busy || join.taken >= join.seats}
              aria-label={`${person.name}님 수락`}
              onClick={() => join.taken < join.seats && answer(true)}
            >
              수락
            </Button>
            <Button
              aria-disabled={busy}
              aria-label={`${person.name}님 거절`}
              onClick={() => setDeclining(true)}
            >
              거절
            </Button>
          </Row>
        </div>
      )}
      {declining && (
        <ConfirmDialog
          title={`${person.name}님의 신청을 거절할까요?`}
          action="거절하기"
          doing="거절하는 중…"
          tone="warn"
          pending={busy}
          onConfirm={(close) => answer(false, close)}
          onClose={() => setDeclining(false)}
        >
          <p>바로 알려요. 되돌릴 수 없고, 이 회원은 이 조인에 다시 신청할 수 없어요.</p>
        </ConfirmDialog>
      )}
      {person.status === 'accepted' && state === 'over' && canMark(Number(join.teeDate.time), Date.now()) && (
        <NoShowButton
          name={person.name}
          marked={person.marked}
          busy={busy}
          onMark={(close) =>
            void act(
              (client) => client.golfJoins.markNoShow({ params }),
              `${person.name}님을 노쇼로 표시했어요.`,
              close,
            )
          }
        />
      )}
    </li>
  );
};

/** What the host does with a round: answers who asks, and cancels it. */
export const HostPart = ({ join, viewer, busy, act }: OwnProps) => {
  const state = stateOf(join, Date.now());
  return (
    <section className="part" aria-labelledby="requests">
      <h2 id="requests">신청한 사람</h2>
      {viewer.requests.length === 0 ? (
        <p className="quiet">아직 신청한 사람이 없어요. 신청이 오면 알려 드릴게요.</p>
      ) : (
        <ul className={styles.people}>
          {viewer.requests.map((person) => (
            <Person key={person.id} person={person} join={join} busy={busy} act={act} />
          ))}
        </ul>
      )}
      {isAhead(state) && (
        <Stack className={styles.own}>
          <p className="quiet">
            수락하거나 거절하면 되돌릴 수 없어요. 함께 칠 수 없게 되면 조인을 취소해 주세요.
          </p>
          <CancelButton join={join} busy={busy} act={act} />
        </Stack>
      )}
    </section>
  );
};
