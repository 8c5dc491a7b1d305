import { useCallback } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useDeps } from '../../../deps.ts';
import { useReaderRegion } from '../../../lists/reader-region.ts';
import { paths, withQuery } from '../../../paths.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { readChoices } from '../../realties/choices.ts';
import type { loadRegion, ProvinceChoice } from './loader.ts';
import styles from './page.module.css';

/** Provinces that most look in: theirs are open. */
const OPEN = 2;

/** Cities that stand below their province at once, the largest; the others come when it is asked for them. */
const MANY = 12;

/** Where a choice is remembered; the server leads back from there. */
const CHOSEN = '/region/chosen';

interface PlacesProps {
  places: { id: string; name: string }[];
  back: string;
  chosen: string | undefined;
}

const Places = ({ places, back, chosen }: PlacesProps) => (
  <Row as="ul">
    {places.map(({ id, name }) => (
      <li key={id}>
        <a
          href={withQuery(CHOSEN, { region: id, back })}
          rel="nofollow"
          className="chip"
          aria-current={chosen === id ? 'true' : undefined}
        >
          {name}
        </a>
      </li>
    ))}
  </Row>
);

const wholeOf = ({ id, name }: ProvinceChoice) => ({ id, name: `${name} 전체` });

/** Where the reader chooses what region the site shows them. */
export const Component = () => {
  const { provinces, everywhere } = useLoaderData<typeof loadRegion>();
  const { state } = useLocation();
  const hydrated = useHydrated();
  const back = hydrated && typeof state === 'string' && !state.startsWith(paths.region) ? state : '';
  const { call } = useDeps();
  const region = useReaderRegion();
  const chosen = hydrated ? (region ?? everywhere).id : undefined;
  const fetchSearch = useCallback(async () => {
    const [{ PlaceSearch }, choices] = await Promise.all([import('./place-search.tsx'), readChoices(call)]);
    return () => <PlaceSearch choices={choices} action={CHOSEN} back={back} />;
  }, [call, back]);
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title="지역 고르기"
        description="사는 곳을 고르면 그 지역의 글과 전단지, 쿠폰, 렌트를 먼저 보여 드려요."
      />
      <h1>어느 지역을 볼까요?</h1>
      <p className={styles.lead}>그 주와 캐나다 전체 소식도 함께 보여 드려요.</p>
      <div className={`scripted ${styles.search}`}>
        <LazyPart fetchCode={fetchSearch} failure="이름으로 찾기를 불러오지 못했어요. 아래에서 골라 주세요.">
          {(Search) => <Search />}
        </LazyPart>
      </div>
      <Places places={[everywhere]} back={back} chosen={chosen} />
      {provinces.map((province, index) => (
        <details key={province.id} open={index < OPEN} className={styles.province}>
          <summary>
            <h2>{province.name}</h2>
          </summary>
          <Stack>
            <Places places={[wholeOf(province), ...province.areas]} back={back} chosen={chosen} />
            <Places places={province.cities.slice(0, MANY)} back={back} chosen={chosen} />
            {province.cities.length > MANY && (
              <details>
                <summary className={styles.more}>{province.name}의 다른 도시</summary>
                <Places places={province.cities.slice(MANY)} back={back} chosen={chosen} />
              </details>
            )}
            {province.profile && (
              <p className="with-links">
                <Link to={province.profile}>{province.name}에서 알아둘 것</Link>
              </p>
            )}
          </Stack>
        </details>
      ))}
    </div>
  );
};
