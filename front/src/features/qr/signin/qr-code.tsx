import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { Button } from '../../../ui/button.tsx';
import { focusBehind } from '../../../ui/focus-on.ts';
import { useAfterSignin } from '../../account/after-signin.ts';
import styles from './qr-code.module.css';
import { type QrState, watchQr } from './watch-qr.ts';

/** A code for this browser as long as it is on the page. */
const useQr = () => {
  const { call } = useDeps();
  const [state, show] = useState<QrState>({ is: 'loading' });
  const afterSignin = useAfterSignin();
  const latest = useRef(afterSignin);
  latest.current = afterSignin;
  const watched = useRef<ReturnType<typeof watchQr> | null>(null);
  useEffect(() => {
    const watch = watchQr({ call, show, signIn: (signedIn) => latest.current(signedIn) });
    watched.current = watch;
    return watch.stop;
  }, [call]);
  return { state, renew: () => watched.current?.renew(), look: () => watched.current?.look() };
};

/** What has become of the code, in a sentence or two. */
const textOf = (state: QrState): ReactNode => {
  switch (state.is) {
    case 'loading':
      return 'QR 코드를 불러오는 중이에요…';
    case 'failed':
      return `QR 코드를 불러오지 못했어요. ${failureText(state.error)}`;
    case 'approved':
      return '휴대폰에서 승인했어요. 로그인하는 중이에요…';
    case 'refused':
      return '휴대폰에서 거절한 QR 코드예요. 다시 하려면 새 코드를 받아 주세요.';
    case 'expired':
      return 'QR 코드의 기한이 끝났어요. 새 코드를 받아 주세요.';
    case 'shown':
      if (state.fault) return `승인했는지 확인하지 못했어요. ${failureText(state.fault)}`;
      return (
        <>
          휴대폰에 입력할 숫자 <strong className={styles.number}>{state.drawn.number}</strong>
        </>
      );
  }
};

interface PictureProps {
  state: QrState;
  renew: () => void;
}

/** The code, or in its place the way to another. */
const Picture = ({ state, renew }: PictureProps) => {
  if (state.is === 'shown') {
    return (
      <img
        className={styles.picture}
        src={`data:image/png;base64,${state.drawn.qrCode}`}
        width="208"
        height="208"
        alt="로그인용 QR 코드. 한카에 로그인한 휴대폰의 카메라로 찍어 주세요."
      />
    );
  }
  if (state.is === 'loading' || state.is === 'approved')
    return <div className={`breathing ${styles.blank}`} />;
  return (
    <div ref={focusBehind} className={styles.blank}>
      <Button tone="go" onClick={renew}>
        {state.is === 'failed' ? '다시 시도' : '새 QR 코드 받기'}
      </Button>
    </div>
  );
};

/** A QR code that a signed-in phone approves, and what became of it. */
export const QrCode = () => {
  const { state, renew, look } = useQr();
  const fault = state.is === 'shown' && state.fault !== undefined;
  return (
    <>
      <ol className={styles.steps}>
        <li>로그인한 휴대폰으로 QR 코드를 찍어요.</li>
        <li>휴대폰에 아래 숫자를 입력하고 승인해요.</li>
      </ol>
      <Picture state={state} renew={renew} />
      <p role="status" className={fault || state.is === 'failed' ? styles.fault : styles.text}>
        {textOf(state)}
      </p>
      {fault && <Button onClick={look}>다시 확인</Button>}
    </>
  );
};
