import { useLoaderData } from 'react-router-dom';
import { useSite } from '../../../deps.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row } from '../../../ui/layout.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { STATIONS } from '../energy-paths.ts';
import { Prices } from '../stations/station-item.tsx';
import { thingsOf } from './json-ld.ts';
import type { loadStation } from './loader.ts';
import styles from './page.module.css';

const fetchReport = async () => (await import('./report-part.tsx')).ReportPart;

/** One station: what it costs there by whose word, where it is, and the way to say what one has seen. */
export const Component = () => {
  const station = useLoaderData<typeof loadStation>();
  const site = useSite();
  const { id, title, brand, address, city, position, hours, membership, grades, path } = station;
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title={`${title} 기름값`}
        description={`${city} ${title}의 휘발유·경유 가격과 여는 시간. 누가 언제 본 가격인지 함께 보여 드려요.`}
        canonical={path}
        things={import.meta.env.SSR && thingsOf(station, site)}
      />
      <article>
        <p>
          <Link to={STATIONS} className="lone-link">
            주유소 가격
          </Link>
        </p>
        <h1>{title}</h1>
        {membership && (
          <Row as="p">
            <Tag>회원만 주유</Tag>
          </Row>
        )}
        <section className={styles.part} aria-labelledby="prices">
          <h2 id="prices">가격</h2>
          {grades.length === 0 && <p>지금 아는 가격이 없어요. 보신 가격을 아래에서 알려 주세요.</p>}
          {grades.map((grade) => (
            <div key={grade.code} className={styles.grade}>
              <h3>{grade.title}</h3>
              <Prices prices={grade.prices} />
            </div>
          ))}
          <p className="quiet">
            회원 두 명이 비슷하게 알려 주거나 운영팀이 본 가격만, 하루 동안 보여 드려요. 가기 전에 바뀔 수
            있어요.
          </p>
        </section>
        <dl className={styles.facts}>
          {brand && (
            <div>
              <dt>브랜드</dt>
              <dd>{brand}</dd>
            </div>
          )}
          <div>
            <dt>주소</dt>
            <dd>
              {address}, {city}
            </dd>
          </div>
          <div>
            <dt>여는 시간</dt>
            <dd>{hours || '알려지지 않았어요'}</dd>
          </div>
        </dl>
        <Row className={styles.actions}>
          <ButtonAnchor
            href={`https://www.google.com/maps/dir/?api=1&destination=${position.lat},${position.lng}`}
            rel="noopener noreferrer"
          >
            길찾기
          </ButtonAnchor>
          <ShareButton title={`${title} 기름값`} path={path} />
        </Row>
        <section className={styles.part} aria-labelledby="report">
          <h2 id="report">본 가격 알려 주기</h2>
          <noscript>
            <p>가격을 알려 주려면 브라우저의 스크립트를 켜 주세요.</p>
          </noscript>
          <LazyPart fetchCode={fetchReport} failure="가격을 알려 주는 곳을 불러오지 못했어요.">
            {(ReportPart) => <ReportPart stationId={id} />}
          </LazyPart>
        </section>
        <p className={`quiet ${styles.source}`}>
          주유소 정보 출처: {station.source} · {station.changed} 확인
        </p>
      </article>
    </div>
  );
};
