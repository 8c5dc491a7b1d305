import { Stack } from '../../../ui/layout.tsx';
import styles from '../../account/settings/page.module.css';
import { Download } from './download.tsx';
import { Leave } from './leave.tsx';

/** The sections of the settings about the member's data and about leaving. */
export const FarewellSections = (account: { email: string; hasPassword: boolean }) => (
  <>
    <Stack as="section" gap={3} className={styles.section} aria-labelledby="data">
      <h2 id="data">내 데이터 내려받기</h2>
      <p className={styles.quiet}>
        프로필과 매물, 보낸 문의, 로그인 기록, 사진을 ZIP 파일 하나로 받아요. 주소와 전화번호가 들어 있으니
        안전한 곳에 두세요.
      </p>
      <div>
        <Download />
      </div>
    </Stack>
    <Stack as="section" gap={3} className={styles.section} aria-labelledby="leave">
      <h2 id="leave">탈퇴</h2>
      <Leave {...account} />
    </Stack>
  </>
);
