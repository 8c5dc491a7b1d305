import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Another account has verified the address: what to do, and that nothing of this one is lost. */
export const AddressTaken = () => (
  <Notice tone="warn" title="다른 계정에서 인증한 이메일이에요" live>
    <p>
      이 계정의 매물과 저장한 것은 그대로 있고, 지금 비밀번호로 계속 로그인할 수 있어요. 이 계정에는 다른
      이메일을 등록해 주세요.
    </p>
    <Row>
      <ButtonLink to={`${paths.account}#email`}>다른 이메일 등록하기</ButtonLink>
    </Row>
  </Notice>
);
