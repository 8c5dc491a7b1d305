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

/** Where most look for a home, as they call it. */
const places = [
  { id: 'CA5915', name: '메트로밴쿠버' },
  { id: 'CA5909', name: '프레이저밸리' },
  { id: 'CA5917', name: '빅토리아' },
  { id: 'CA35901', name: 'GTA' },
  { id: 'CA485913490', name: '캘거리' },
  { id: 'CA2466', name: '몬트리올' },
];

interface HomesProps {
  /** How many homes can be had there. */
  count: number;
  /** The region that the page is about. */
  region: string | undefined;
}

const SearchCard = ({ count, region }: HomesProps) => {
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword')).trim();
    void navigate(paths.realties({ regionId: region, keyword }));
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
      {region && <input type="hidden" name="regionId" value={region} />}
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
      <Row as="ul" className={styles.cities} aria-label="지역별 렌트">
        {places.map(({ id, name }) => (
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
export const Hero = ({ notice, ...homes }: HomesProps & { notice: PinnedNotice | null }) => (
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
      <SearchCard {...homes} />
    </div>
  </section>
);
