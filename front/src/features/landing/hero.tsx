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
            <Link to={paths.realties({ cityId: id })} className="chip">
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
          <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
            <path d="M16.4 12.6c0-2.2 1.8-3.3 1.9-3.4-1-1.5-2.7-1.7-3.2-1.7-1.4-.1-2.7.8-3.4.8s-1.8-.8-2.9-.8c-1.5 0-2.9.9-3.7 2.2-1.6 2.7-.4 6.8 1.1 9 .8 1.1 1.6 2.3 2.8 2.2 1.1 0 1.6-.7 2.9-.7s1.8.7 2.9.7 2-1.1 2.7-2.2c.9-1.2 1.2-2.4 1.2-2.5-.1 0-2.3-.9-2.3-3.6zM14.3 6.1c.6-.7 1-1.7.9-2.7-.9 0-2 .6-2.6 1.3-.6.6-1.1 1.7-.9 2.6 1 .1 2-.5 2.6-1.2z" />
          </svg>
          <span lang="en">App Store</span>
        </ButtonAnchor>
      )}
      {playStoreUrl && (
        <ButtonAnchor href={playStoreUrl}>
          <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
            <path d="M4.5 3.2c-.3.2-.5.6-.5 1.1v15.4c0 .5.2.9.5 1.1l8.6-8.8zM14.2 10.9l2.5-2.6L6.6 2.6zM14.2 13.1l-7.6 8.3 10.1-5.7zM20 10.6l-2.2-1.2-2.6 2.6 2.6 2.6 2.2-1.2c1-.6 1-2.2 0-2.8z" />
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
