import { Section } from '../../../ui/section.tsx';
import { Download } from './download.tsx';
import { Leave } from './leave.tsx';

/** The sections of the settings about the member's data and about leaving. */
export const FarewellSections = (account: { email: string; hasPassword: boolean }) => (
  <>
    <Section id="data" title="내 데이터 내려받기">
      <p className="quiet">
        프로필과 매물, 보낸 문의, 로그인 기록, 사진을 ZIP 파일 하나로 받아요. 주소와 전화번호가 들어 있으니
        안전한 곳에 두세요.
      </p>
      <div>
        <Download />
      </div>
    </Section>
    <Section id="leave" title="탈퇴">
      <Leave {...account} />
    </Section>
  </>
);
