import { OWN_CLOCKS } from '@hanca/common/clocks.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText, problemOf } from '../../failure.ts';
import { Failed } from '../../session/failed.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { Row } from '../../ui/layout.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toasts.ts';

const copy = async (address: string) => {
  try {
    await navigator.clipboard.writeText(address);
    showToast('주소를 복사했어요.');
  } catch {
    showToast('복사하지 못했어요. 주소를 길게 눌러 복사해 주세요.', 'alert');
  }
};

/** The address, which can be seen once. */
const Address = ({ address }: { address: string }) => (
  <>
    <TextField
      label="내 캘린더 주소"
      hint="이 주소를 아는 사람은 누구나 내 일정을 볼 수 있으니 다른 사람에게 알려 주지 마세요. 이 화면을 떠나면 다시 볼 수 없어요."
      readOnly
      value={address}
      onFocus={({ target }) => target.select()}
    />
    <Row>
      <Button tone="go" onClick={() => void copy(address)}>
        주소 복사
      </Button>
      <ButtonAnchor href={address.replace(/^https?:/, 'webcal:')}>캘린더 앱에서 열기</ButtonAnchor>
    </Row>
    <p className="quiet">
      Google 캘린더는 ‘다른 캘린더 → URL로 추가’에, iPhone은 ‘캘린더 → 구독 캘린더 추가’에 붙여 넣어 주세요.
      새 일정과 바뀐 시각은 캘린더 앱이 몇 시간마다 받아 가요.
    </p>
  </>
);

/** A member's openings, events, viewings and rounds of golf in the calendar that they use anyway. */
export const CalendarSection = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['calendar', member],
    queryFn: ({ signal }) => call((client) => client.calendars.address({}, { signal })),
    staleTime: 0,
  });
  const act = async (send: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await send();
    } catch (failure) {
      const isDone = problemOf(failure).code === 'already-answered';
      showToast(`${isDone ? '' : '바꾸지 못했어요. '}${failureText(failure)}`, 'alert');
    }
    await refetch();
    setBusy(false);
  };
  const renew = async () => {
    const { path } = await call((client) => client.calendars.renew());
    setAddress(new URL(path, location.origin).href);
    setSaid('');
  };
  const end = async () => {
    await call((client) => client.calendars.end());
    setAddress('');
    setSaid('주소를 없앴어요. 이제 아무 캘린더도 내 일정을 받지 못해요.');
    status.current?.focus();
  };
  const { createdDate = null, readDate = null } = data ?? {};
  return (
    <Section id="calendar" title="내 캘린더에 넣기">
      <p className="quiet">
        알림을 켠 등록 일정과 신청한 행사, 약속한 집 보기, 함께 치는 골프 조인을 쓰던 캘린더에서 볼 수 있어요.
      </p>
      {error && !data && (
        <Failed error={error} title="캘린더 주소를 불러오지 못했어요" onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={1} label="캘린더 주소를 불러오는 중이에요" />}
      {address !== '' && <Address address={address} />}
      {createdDate && (
        <p>
          {readDate
            ? `캘린더가 마지막으로 받아 간 때: ${longDateTime(readDate, OWN_CLOCKS)}`
            : `주소를 만든 때: ${longDateTime(createdDate, OWN_CLOCKS)}. 아직 아무 캘린더도 받아 가지 않았어요.`}
        </p>
      )}
      {data && (
        <Row>
          <Button aria-disabled={busy} onClick={() => void act(renew)}>
            {createdDate ? '새 주소로 바꾸기' : '캘린더 주소 만들기'}
          </Button>
          {createdDate && (
            <Button aria-disabled={busy} onClick={() => void act(end)}>
              주소 없애기
            </Button>
          )}
        </Row>
      )}
      <p role="status" ref={status} tabIndex={-1} className="quiet">
        {said}
      </p>
    </Section>
  );
};
