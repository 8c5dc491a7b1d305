import { Button } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Row } from '../../../ui/layout.tsx';

/** What is said once the address is verified. */
export const verifiedText = '이제 문의와 만료 소식을 메일로도 알려 드려요.';

/** Shown instead of the banner's form once its code was right. */
export const BannerVerified = ({ onClose }: { onClose: () => void }) => (
  <>
    <p role="status">
      <strong>이메일을 인증했어요.</strong> {verifiedText}
    </p>
    <Row>
      <Button ref={focusOn} onClick={onClose}>
        닫기
      </Button>
    </Row>
  </>
);
