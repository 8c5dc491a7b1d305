import { OWN_CLOCKS } from '@hanca/common/clocks.ts';
import type { PushDevice } from '@hanca/common/contract/push.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { type PushOutcome, TEST_TAG } from '@hanca/common/push.ts';
import { useEffect, useRef, useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { Tag } from '../../ui/tag.tsx';
import { showToast } from '../../ui/toasts.ts';
import { dropHere, onShown } from './browser.ts';

/** What is said of a trial on another browser, as far as it can be known. */
const OUTCOMES: Record<PushOutcome, string> = {
  sent: '보냈어요. 그 기기에 1분 안에 뜨지 않으면 그 기기가 켜져 있는지, 브라우저의 알림이 허용되어 있는지 확인해 주세요.',
  gone: '그 기기는 더 이상 알림을 받지 않아서 목록에서 지웠어요. 그 기기에서 다시 켜 주세요.',
  refused: '알림을 전해 주는 서비스가 받지 않았어요. 그 기기에서 끄고 다시 켜 주세요.',
  later: '알림을 전해 주는 서비스가 응답하지 않아요. 잠시 뒤에 다시 눌러 주세요.',
};
const WAITING = '보냈어요. 이 기기에 도착하면 여기에 알려 드려요.';
const ARRIVED = '이 기기에 도착했어요. 화면에 뜨지 않았다면 기기 설정에서 브라우저의 알림을 켜 주세요.';

interface DevicesProps {
  member: number;
  devices: readonly PushDevice[];
  /** The mark of this browser; null where it takes none. */
  mark: string | null;
  onChange: () => void;
}

/** The browsers that take pushes, each to be tried and taken off. */
export const Devices = ({ member, devices, mark, onChange }: DevicesProps) => {
  const { call } = useDeps();
  const [busy, setBusy] = useState(0);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => onShown((tag) => tag === TEST_TAG && setSaid(ARRIVED)), []);
  const act = async (id: number, send: () => Promise<void>, failed: string) => {
    if (busy) return;
    setBusy(id);
    try {
      await send();
    } catch (error) {
      showToast(`${failed} ${failureText(error)}`, 'alert');
    }
    setBusy(0);
  };
  const test = async (id: number, isHere: boolean) => {
    setSaid('보내는 중이에요.');
    const { outcome } = await call((client) => client.push.test({ params: { id } }));
    // It may have arrived before its service has answered.
    setSaid((before) =>
      before === ARRIVED ? before : isHere && outcome === 'sent' ? WAITING : OUTCOMES[outcome],
    );
    onChange();
  };
  const remove = async (id: number, isHere: boolean) => {
    await call((client) => client.push.remove({ params: { id } }));
    if (isHere) await dropHere(member).catch(() => undefined);
    setSaid('그 기기로는 이제 보내지 않아요.');
    status.current?.focus();
    onChange();
  };
  return (
    <>
      <RowList>
        {devices.map(({ id, device, createdDate, sentDate, ...one }) => {
          const isHere = one.mark === mark;
          return (
            <li key={id}>
              <Icon name="device" />
              <div>
                <p>
                  {device} {isHere && <Tag>지금 이 기기</Tag>}
                </p>
                <p className="quiet">
                  {sentDate
                    ? `마지막으로 보낸 때 ${longDateTime(sentDate, OWN_CLOCKS)}`
                    : `켠 때 ${longDateTime(createdDate, OWN_CLOCKS)}`}
                </p>
              </div>
              <Row gap={2}>
                <Button
                  aria-label={`${device} 시험 알림 보내기`}
                  aria-disabled={busy > 0}
                  onClick={() => void act(id, () => test(id, isHere), '시험 알림을 보내지 못했어요.')}
                >
                  시험 알림 보내기
                </Button>
                <Button
                  aria-label={`${device} 알림 끄기`}
                  aria-disabled={busy > 0}
                  onClick={() => void act(id, () => remove(id, isHere), '끄지 못했어요.')}
                >
                  끄기
                </Button>
              </Row>
            </li>
          );
        })}
      </RowList>
      <p role="status" ref={status} tabIndex={-1} className="quiet">
        {said}
      </p>
    </>
  );
};
