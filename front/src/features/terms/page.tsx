import { longDate } from '@hanca/common/dates.ts';
import { TERMS_VERSION } from '@hanca/common/terms.ts';
import { useSite } from '../../deps.ts';
import { Head } from '../../ui/head.tsx';
import styles from './page.module.css';
import { Privacy } from './privacy.tsx';

/** Terms of use and what happens with personal data, in plain words. */
export const Component = () => {
  const { contactEmail } = useSite();
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title="이용약관과 개인정보 안내"
        description="한카를 쓰는 약속과, 어떤 개인정보를 왜 얼마나 보관하는지 알려 드려요."
      />
      <h1>이용약관과 개인정보 안내</h1>
      <p>
        {longDate({ time: String(Date.parse(`${TERMS_VERSION}T20:00:00Z`)) })}에 고쳤어요. 내용이 바뀌면
        회원에게 알려 드려요. 궁금한 점은 <a href={`mailto:${contactEmail}`}>{contactEmail}</a>로 보내 주세요.
      </p>
      <h2>이용약관</h2>
      <ol>
        <li>
          한카는 캐나다에 사는 한국인을 위한 생활 정보 서비스예요. 렌트와 글, 전단지는 누구나 볼 수 있어요.
        </li>
        <li>계정은 본인의 이메일로 만들고, 비밀번호를 다른 사람과 나누지 말아 주세요.</li>
        <li>
          사기, 혐오, 남의 권리를 해치는 내용은 올릴 수 없어요. 발견하면 가리거나 지우고 이용을 막을 수
          있어요.
        </li>
        <li>올린 매물과 사진의 권리는 올린 분에게 있어요. 한카는 서비스에 보여 드리는 데에만 써요.</li>
        <li>
          이민, 세금, 집 계약 정보는 참고용이에요. 결정하기 전에 정부 안내나 전문가에게 꼭 확인해 주세요. 회원
          사이의 거래는 당사자의 책임으로 이루어져요.
        </li>
        <li>
          계정은 언제든 내 계정에서 지울 수 있어요. 이 약속에는 브리티시컬럼비아주와 캐나다의 법을 적용해요.
        </li>
      </ol>
      <h2>개인정보 안내</h2>
      <Privacy contactEmail={contactEmail} />
    </div>
  );
};
