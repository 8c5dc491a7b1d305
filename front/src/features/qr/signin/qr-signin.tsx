import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';

/** Screens that are not the phone itself, which cannot scan its own. */
const BIG = '(min-width: 48em)';

/** Signing in by a phone that is signed in: at once on a big screen, by a button on a phone. */
export const QrSignin = () => {
  const [wanted, setWanted] = useState(() => matchMedia(BIG).matches);
  if (wanted) return <p>QR 코드로 로그인은 준비하고 있어요.</p>;
  return (
    <Button wide onClick={() => setWanted(true)}>
      QR 코드로 로그인
    </Button>
  );
};
