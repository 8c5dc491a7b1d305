import { WAYS } from '@hanca/common/border.ts';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Head } from '../../ui/head.tsx';
import { Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { BorderAlertPart } from '../alerts/service-alert-part.tsx';
import { BORDER_DOCUMENTS, BORDER_RETURN } from './border-paths.ts';
import { HolidayPart } from './holiday-part.tsx';
import type { loadBorder } from './loader.ts';
import styles from './page.module.css';
import type { Crossing, Side } from './waits.ts';

/** Where the agencies say it themselves. */
const official = [
  { href: 'https://www.cbsa-asfc.gc.ca/bwt-taf/menu-eng.html', title: 'CBSA (캐나다로)' },
  { href: 'https://bwt.cbp.gov', title: 'CBP (미국으로)' },
];

const Way = ({ side }: { side: Side }) => (
  <li className={side.stale ? `${styles.side} ${styles.stale}` : styles.side}>
    <h3>{WAYS[side.direction]}</h3>
    <p className={side.isKnown ? styles.wait : `${styles.wait} ${styles.unknown}`}>{side.text}</p>
    {side.open && <p className={styles.open}>{side.open} 열림</p>}
    {side.lanes.length > 0 && (
      <dl className={styles.lanes}>
        {side.lanes.map(({ name, text, open, said, stale }) => (
          <div key={name} className={stale ? styles.stale : undefined}>
            <dt>{name}</dt>
            <dd>
              {text}
              {open && <small> {open}</small>}
              {(said || stale) && (
                <small className={styles.said}>{[said, stale && '오래됨'].filter(Boolean).join(' · ')}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    )}
    {side.usual && <p className={styles.usual}>{side.usual}</p>}
    {side.best && <p className={styles.usual}>{side.best}</p>}
    {side.hours && <p className={styles.quiet}>운영 시간 {side.hours}</p>}
    {side.sources.length > 0 && (
      <ul className={styles.quiet}>
        {side.sources.map(({ source, name, text, when, stale }) => (
          <li key={source}>
            {name} {when} 기준{side.sources.length > 1 && ` · ${text}`}
            {stale && ' · 오래됨'}
          </li>
        ))}
      </ul>
    )}
    {side.differ && <p className={styles.differ}>{side.differ}</p>}
  </li>
);

const Card = ({ crossing: { slug, name, nameEn, road, sides } }: { crossing: Crossing }) => (
  <li id={slug} className={styles.crossing}>
    <h2>{name}</h2>
    <p className={styles.quiet}>
      <span lang="en">{nameEn}</span> · {road}
    </p>
    <ul className={styles.sides}>
      {sides.map((side) => (
        <Way key={side.direction} side={side} />
      ))}
    </ul>
    <Link to={paths.crossing(slug)} className={styles.more}>
      요일·시간별 보통 대기
    </Link>
  </li>
);

/** How long one waits at the crossings, both ways side by side, by whom and as of when. */
export const Component = () => {
  const { mode, crossings, holidays, roads, roadsCredit, shortest, sources } =
    useLoaderData<typeof loadBorder>();
  const isOff = mode === 'off';
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title="국경 대기 시간"
        description="밴쿠버에서 미국으로, 미국에서 캐나다로 넘어가는 다섯 국경의 대기 시간을 양방향으로 나란히 봐요. 출처와 시각을 함께 보여 드려요."
        canonical={paths.border}
      />
      <header className="page-head">
        <h1>국경 대기 시간</h1>
        {mode === 'demo' && <Tag>예시</Tag>}
        {mode === 'live' && <ButtonAnchor href={paths.border}>다시 불러오기</ButtonAnchor>}
      </header>
      {mode === 'demo' && (
        <Notice tone="warn" title="예시 자료예요. ">
          지금의 대기 시간이 아니라, 적힌 날의 보관 자료를 보여 드려요.
        </Notice>
      )}
      {isOff && (
        <Notice title="실시간 정보가 없어요. ">
          지금은 대기 시간을 받아 오지 않아요. 떠나기 전에 공식 사이트에서 확인해 주세요.{' '}
          {official.map(({ href, title }) => (
            <a key={href} href={href} className={styles.official}>
              {title}
            </a>
          ))}
        </Notice>
      )}
      <HolidayPart holidays={holidays} />
      {(shortest.US ?? shortest.CA) && (
        <Row className={styles.shortest}>
          {(['US', 'CA'] as const).map((way) => {
            const best = shortest[way];
            return (
              best && (
                <p key={way}>
                  {WAYS[way]} {mode === 'demo' ? '가장 짧았던' : '지금 가장 짧은'} 곳{' '}
                  <a href={`#${best.slug}`}>
                    {best.name} {best.text}
                  </a>
                </p>
              )
            );
          })}
        </Row>
      )}
      <ul className={styles.crossings}>
        {crossings.map((crossing) => (
          <Card key={crossing.slug} crossing={crossing} />
        ))}
      </ul>
      <ul className="with-links">
        <li>
          <Link to={BORDER_DOCUMENTS}>누가 무슨 서류를 챙기나요? 국경 서류 카드</Link>
        </li>
        <li>
          <Link to={BORDER_RETURN}>돌아올 때 면세 한도와 세금 계산</Link>
        </li>
      </ul>
      {!isOff && <BorderAlertPart />}
      {roads.length > 0 && (
        <section aria-labelledby="roads">
          <h2 id="roads">국경 가는 길</h2>
          <ul className={styles.roads}>
            {roads.map(({ id, tags, road, near, text, when, stale }) => (
              <li key={id} className={stale ? styles.stale : undefined}>
                <Row as="p">
                  {tags.map((tag) => (
                    <Tag key={tag} tone="quiet">
                      {tag}
                    </Tag>
                  ))}
                  <strong lang="en">{road}</strong>
                </Row>
                <p className={styles.quiet}>{near} 근처</p>
                <p lang="en">{text}</p>
                <p className={styles.quiet}>DriveBC {when}에 고침</p>
              </li>
            ))}
          </ul>
          <p className={styles.quiet} lang="en">
            {roadsCredit}
          </p>
        </section>
      )}
      {sources.length > 0 && (
        <section className={styles.sources} aria-labelledby="sources">
          <h2 id="sources">어디서 온 정보인가요?</h2>
          <ul>
            {sources.map(({ source, sourceName, sourcePage, attribution, fetched }) => (
              <li key={source}>
                <a href={sourcePage}>{sourceName}</a> {mode === 'live' && `· ${fetched}에 받음`}
                <br />
                <span lang="en">{attribution}</span>
              </li>
            ))}
          </ul>
          <p>
            시각은 모두 밴쿠버 시간이에요. 기관이 알린 지 60분이 지나면 흐리게, 세 시간이 지나면 ‘정보
            없음’으로 보여요. 실제 줄은 더 길 수 있어요.
          </p>
        </section>
      )}
    </div>
  );
};
