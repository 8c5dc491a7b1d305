import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSite } from '../../deps.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { waitForSyllable } from '../../ui/form/syllable.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import type { PinnedNotice } from '../notices/reads.ts';
import { countText } from '../realties/card/card-facts.ts';
import styles from './hero.module.css';
import { NoticeBar } from './notice-bar.tsx';
import drawings from './stores.svg';

const KEYWORD = 'hero-keyword';

/** Where most look for a home. */
const cities = [
  { id: 'CA596173331', name: '밴쿠버' },
  { id: 'CA595911606', name: '버나비' },
  { id: 'CA595927690', name: '코퀴틀람' },
  { id: 'CA596159905', name: '써리' },
  { id: 'CA356167865', name: '토론토' },
  { id: 'CA485913490', name: '캘거리' },
];

const SearchCard = ({ count }: { count: number }) => {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword')).trim();
    void navigate(paths.realties({ keyword }));
  };
  return (
    <Stack
      as="form"
      action="/realtylist"
      method="get"
      aria-label="렌트 찾기"
      className={styles.card}
      onSubmit={search}
    >
      <label htmlFor={KEYWORD} className={styles.cardTitle}>
        어디에서 집을 찾으세요?
      </label>
      <input
        id={KEYWORD}
        type="search"
        name="keyword"
        placeholder="동네, 역 이름, 제목"
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        onKeyDown={waitForSyllable}
      />
      <Row as="ul" className={styles.cities} aria-label="도시별 렌트">
        {cities.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.realties({ regionId: id })} className="chip">
              {name}
            </Link>
          </li>
        ))}
      </Row>
      <Button type="submit" tone="go" wide>
        {count > 0 ? `렌트 ${countText(count)} 보기` : '렌트 찾기'}
      </Button>
    </Stack>
  );
};

/** The way to the apps, where there are any. */
const Stores = () => {
  const { appStoreUrl, playStoreUrl } = useSite();
  if (!appStoreUrl && !playStoreUrl) return null;
  return (
    <Row className={styles.stores}>
      {appStoreUrl && (
        <ButtonAnchor href={appStoreUrl}>
          <svg width="20" height="20" fill="currentColor" aria-hidden="true">
            <use href={`${drawings}#app-store`} />
          </svg>
          <span lang="en">App Store</span>
        </ButtonAnchor>
      )}
      {playStoreUrl && (
        <ButtonAnchor href={playStoreUrl}>
          <svg width="20" height="20" fill="currentColor" aria-hidden="true">
            <use href={`${drawings}#play-store`} />
          </svg>
          <span lang="en">Google Play</span>
        </ButtonAnchor>
      )}
    </Row>
  );
};

/** What this is and for whom, the way to the apps, and the way to a home. */
export const Hero = ({ count, notice }: { count: number; notice: PinnedNotice | null }) => (
  <section className={styles.hero}>
    {notice && (
      <div className="wrap">
        <NoticeBar notice={notice} />
      </div>
    )}
    <div className={`wrap ${styles.columns}`}>
      <div>
        <h1>
          캐나다에서 사는 데 필요한 것,
          <br />
          한국어로 한곳에
        </h1>
        <p className={styles.lead}>
          렌트와 전단지, 쿠폰과 구인, 이민 소식까지.
          <br />
          처음 온 날부터 자리 잡을 때까지 함께해요.
        </p>
        <Stores />
      </div>
      <SearchCard count={count} />
    </div>
  </section>
);
