import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { Failed } from '../../session/failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { type Support, supportHere, takeHere } from './browser.ts';
import { Devices } from './devices.tsx';
import { addressHere } from './here.ts';
import { useOwnMark } from './use-own-mark.ts';

/** Why this browser cannot, and what helps. */
const WHY: Record<Exclude<Support, 'ready'>, string> = {
  denied:
    '이 브라우저에서 한카의 알림을 막아 두었어요. 주소창 옆의 사이트 설정에서 알림을 허용한 뒤 다시 열어 주세요.',
  'home-screen':
    'iPhone과 iPad에서는 먼저 홈 화면에 추가해 주세요. Safari의 공유 버튼을 누르고 ‘홈 화면에 추가’를 고른 뒤, 홈 화면의 한카에서 이 화면을 열면 켤 수 있어요.',
  none: '이 브라우저는 알림을 받을 수 없어요. 다른 브라우저에서 켜 주세요.',
};

/** Has all alerts tell by this way too, while some do not. */
const SpreadButton = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const { data: alerts = [] } = useQuery({
    queryKey: ['alerts', member],
    queryFn: ({ signal }) => call((client) => client.alerts.list({}, { signal })),
  });
  if (alerts.every(({ channels }) => channels.includes('push'))) return null;
  const spread = async () => {
    try {
      await call((client) => client.push.spread());
      await queryClient.invalidateQueries({ queryKey: ['alerts', member] });
      showToast('켜 둔 알림이 모두 기기로도 와요.');
    } catch (error) {
      showToast(`바꾸지 못했어요. ${failureText(error)}`, 'alert');
    }
  };
  return (
    <Notice title="아직 기기로 오지 않는 알림이 있어요">
      <p>알림마다 ‘받는 방법’에서 고르거나, 한 번에 바꿀 수 있어요.</p>
      <Row>
        <Button onClick={() => void spread()}>모든 알림을 기기로도 받기</Button>
      </Row>
    </Notice>
  );
};

/** The browsers that show a member's alerts while the site is not open. */
export const PushSection = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const [busy, setBusy] = useState(false);
  const [support, setSupport] = useState(supportHere);
  const [address, setAddress] = useState(() => addressHere(member));
  const mark = useOwnMark(address);
  const { data, error, refetch } = useQuery({
    queryKey: ['push', member],
    queryFn: ({ signal }) => call((client) => client.push.list({}, { signal })),
    staleTime: 0,
  });
  const take = async (key: string) => {
    if (busy) return;
    setBusy(true);
    try {
      if (await takeHere(member, key, call)) showToast('이 기기에서 알림을 받아요.');
      setSupport(supportHere());
      setAddress(addressHere(member));
      await refetch();
    } catch (failure) {
      showToast(`알림을 켜지 못했어요. ${failureText(failure)}`, 'alert');
    }
    setBusy(false);
  };
  const { key = null, devices = [] } = data ?? {};
  const isOn = devices.some((device) => device.mark === mark);
  return (
    <Section id="push" title="기기로 받기">
      <p className="quiet">한카를 열어 두지 않아도 휴대폰이나 컴퓨터 화면에 알림이 떠요.</p>
      {error && (
        <Failed
          error={error}
          title="알림을 받는 기기를 불러오지 못했어요"
          stale={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows rows={1} label="알림을 받는 기기를 불러오는 중이에요" />}
      {devices.length > 0 && (
        <Devices
          member={member}
          devices={devices}
          mark={mark}
          onChange={() => {
            setAddress(addressHere(member));
            void refetch();
          }}
        />
      )}
      {data && key === null && (
        <p>지금은 기기로 알림을 보내지 않아요. 메일과 한카의 ‘받은 알림’으로 알려 드려요.</p>
      )}
      {key !== null && !isOn && support !== 'ready' && <Notice>{WHY[support]}</Notice>}
      {key !== null && !isOn && support === 'ready' && (
        <Row>
          <Button tone="go" aria-disabled={busy} onClick={() => void take(key)}>
            {busy ? '켜는 중…' : '이 기기에서 알림 받기'}
          </Button>
        </Row>
      )}
      {devices.length > 0 && <SpreadButton member={member} />}
    </Section>
  );
};
