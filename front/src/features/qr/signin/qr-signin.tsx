import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { focusBehind } from '../../../ui/focus-on.ts';
import styles from './qr-code.module.css';
import { QrCode } from './qr-code.tsx';

/** Screens that are not the phone itself, which cannot scan its own. */
const BIG = '(min-width: 48em)';

/** Signing in by a phone that is signed in: at once on a big screen, by a button on a phone. */
export const QrSignin = () => {
  const [wanted, setWanted] = useState(() => matchMedia(BIG).matches);
  return (
    <div className={styles.qr}>
      {wanted ? (
        <>
          <h2 className={styles.title}>QR 코드로 로그인</h2>
          <QrCode />
        </>
      ) : (
        <div ref={focusBehind}>
          <Button wide onClick={() => setWanted(true)}>
            QR 코드로 로그인
          </Button>
        </div>
      )}
    </div>
  );
};
