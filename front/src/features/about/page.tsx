import { stationNotes } from '@hanca/common/station-sources.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import styles from './page.module.css';

const steps = [
  {
    when: '2024년 1월',
    what: '한카를 세웠어요',
    more: '캐나다에서 직접 부딪힌 불편을 풀어 보려고 모였어요.',
  },
  {
    when: '2024년 10월',
    what: '플랫폼을 열었어요',
    more: '전단지와 글, 구인 소식을 한곳에 모으기 시작했어요.',
  },
];

const promises = [
  { title: '한국어로 끝까지', text: '읽다가 번역기를 켜지 않아도 되게, 화면과 안내를 한국어로 만들어요.' },
  { title: '믿을 수 있게', text: '올리고 고친 날을 밝히고, 사기를 막는 안내를 먼저 보여 드려요.' },
  { title: '누구에게나 열려 있게', text: '렌트와 글, 전단지는 가입하지 않아도 볼 수 있어요.' },
];

/** Who we are. */
export const Component = () => (
  <div className={`wrap narrow ${styles.page}`}>
    <Head
      title="회사 소개"
      description="한카는 2024년 1월에 시작한 캐나다 한인 생활 플랫폼이에요. 2024년 10월에 문을 열었어요."
    />
    <h1>
      낯선 나라의 첫날부터
      <br />
      자리 잡는 날까지
    </h1>
    <p className={styles.lead}>
      집을 구하고, 장을 보고, 서류를 준비하는 일. 캐나다에 사는 한국인에게 꼭 필요한 정보가 여기저기 흩어져
      있었어요. 한카는 그 정보를 한국어로, 한곳에 모아요. 이민을 준비하는 분, 갓 도착한 분, 유학생과
      워킹홀리데이로 온 분, 오래 산 분 모두가 같은 출발선에 서는 것이 저희가 그리는 모습이에요.
    </p>
    <h2>걸어온 길</h2>
    <ol className={styles.steps}>
      {steps.map(({ when, what, more }) => (
        <li key={when}>
          <p className={styles.when}>{when}</p>
          <p className={styles.what}>{what}</p>
          <p>{more}</p>
        </li>
      ))}
    </ol>
    <h2>저희의 약속</h2>
    <Stack as="ul" className={styles.promises}>
      {promises.map(({ title, text }) => (
        <li key={title}>
          <p className={styles.what}>{title}</p>
          <p>{text}</p>
        </li>
      ))}
    </Stack>
    <Row className={styles.ways}>
      <ButtonLink to={paths.posts()} tone="go">
        글 둘러보기
      </ButtonLink>
      <ButtonLink to={paths.flyers}>전단지 보기</ButtonLink>
    </Row>
    <p className={styles.credits}>
      지역 이름은 <a href="https://www.geonames.org">GeoNames</a>(CC BY 4.0), 지도는{' '}
      <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> 기여자, 로그인한 나라는{' '}
      <a href="https://www.nro.net">NRO</a>(CC BY 4.0), 글꼴은{' '}
      <a href="https://github.com/orioncactus/pretendard">Pretendard</a>(SIL OFL 1.1)를 써요.
    </p>
    <p className={styles.credits}>
      지도 그림이 없을 때의 지도:{' '}
      <span lang="en">
        <a href="https://www.naturalearthdata.com">Natural Earth</a>. Contains information licensed under the{' '}
        <a href="https://opendata.vancouver.ca/pages/licence/">Open Government Licence – Vancouver</a>.
      </span>
    </p>
    <p className={styles.credits}>
      역의 위치와 이름: <span lang="en">{stationNotes().join(' ')}</span>
    </p>
  </div>
);
