import { LEAVING_DAYS } from '@hanca/common/leaving.ts';
import { COOKIES } from '@hanca/common/terms.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { stored } from './stored.ts';

/** What is stored, in the browser too, who gets it, and what a member can do today. */
export const Privacy = ({ contactEmail }: { contactEmail: string }) => (
  <>
    <h3>보관하는 것</h3>
    <ul>
      {Object.entries(stored).map(([what, text]) => (
        <li key={what}>
          <strong>{what}</strong> {text}
        </li>
      ))}
    </ul>
    <p>
      누가 어떤 페이지를 보았는지는 기록하지 않아요. 매물의 조회수는 숫자만 세요. 서버의 백업 사본에는 지운
      내용이 사본을 바꿀 때까지 남아 있을 수 있어요.
    </p>
    <h3>쓰는 곳과 전해지는 곳</h3>
    <ul>
      <li>로그인과 계정 보호, 요청한 일을 처리하고 알리는 데에만 써요. 팔지 않고, 광고에 쓰지 않아요.</li>
      <li>
        지도 그림은 브라우저가 OpenStreetMap 서버에서 직접 받아서, 그 서버가 IP 주소와 보는 지역을 알 수
        있어요. ‘지도 앱’ 링크를 누르면 Google 지도가 열려요.
      </li>
      <li>
        카카오, 구글, 애플로 로그인하면 그 서비스가 한카에 로그인했다는 것을 알아요. 한카는 받은 번호와
        이메일, 이름만 쓰고, 그 서비스에 아무것도 보내지 않아요.
      </li>
      <li>
        매물 양식에서 ‘위치 확인’을 누르면 주소가 외부의 주소 검색 서비스(BC주 정부나 OpenStreetMap)로 전해질
        수 있어요. 이름이나 계정은 함께 보내지 않아요.
      </li>
    </ul>
    <h3>브라우저에 두는 것</h3>
    <ul>
      {COOKIES.map(({ names, purpose }) => (
        <li key={names[0]}>
          쿠키 {names.join(', ')}: {purpose}.
        </li>
      ))}
      <li>
        인터넷이 끊겨도 볼 수 있게, 읽은 공개 페이지와 전단지를 이 브라우저에 최대 30일 보관해요. 내 정보 같은
        회원 페이지는 보관하지 않고, 로그아웃하면 읽은 페이지를 지워요.
      </li>
      <li>광고 쿠키나 방문을 추적하는 쿠키는 없어요.</li>
      <li>
        쓰다 만 매물과 문의, 신고는 이 브라우저에만 보관해요. 보내거나 로그아웃하거나 다른 회원이 로그인하면
        지워져요.
      </li>
      <li>
        이민 점수 계산기에 적은 것은 보내지 않아요. ‘이 기기에 기억하기’를 고르면 이 브라우저에만 보관하고,
        ‘모두 지우기’를 누르면 지워져요.
      </li>
    </ul>
    <h3>할 수 있는 것</h3>
    <ul>
      <li>
        직접: 내 매물을 고치고 지우기, 저장을 취소하기, <Link to={paths.account}>내 계정</Link>에서 이름과
        이메일, 비밀번호를 바꾸고 로그인한 기기를 로그아웃하기, 내 데이터를 ZIP 파일로 내려받기, 탈퇴하기.
      </li>
      <li>
        탈퇴하면 바로 매물을 숨기고, {LEAVING_DAYS}일 안에는 로그인해서 되돌릴 수 있어요. 그 뒤에는 이름과
        이메일, 로그인 방법과 기록, 매물과 사진, 쓴 문의의 내용, 저장한 매물, 쓰지 않은 쿠폰, 쓴 글과 신고에
        쓴 말, 보낼 이메일을 지워요. 문의를 주고받은 때, 쓴 쿠폰, 신고한 까닭, 운영 기록은 누구인지 알 수 없는
        번호로 남고, 상대방이 이미 받은 이메일은 지울 수 없어요.
      </li>
      <li>
        누구나 요청해서: 보관한 내 정보를 보거나 고치거나 지우는 일을 대신 해 드려요. 회원은 가입한 이메일
        주소로, 회원이 아니면 어떤 정보인지 적어서 <a href={`mailto:${contactEmail}`}>{contactEmail}</a>에
        보내 주세요. 본인인지 확인하고 30일 안에 답해 드려요.
      </li>
      <li>
        저희 답이 충분하지 않으면 BC주 개인정보 감독기관(
        <a href="https://www.oipc.bc.ca" rel="noopener noreferrer">
          OIPC
        </a>
        )이나 캐나다 개인정보 감독기관(
        <a href="https://www.priv.gc.ca" rel="noopener noreferrer">
          OPC
        </a>
        )에 알릴 수 있어요.
      </li>
    </ul>
  </>
);
