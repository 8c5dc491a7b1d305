import { useLoaderData } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page.tsx';
import { ListSelects } from '../../../lists/list-selects.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chip.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Age } from '../../../ui/feed-age.tsx';
import { Link } from '../../../ui/link.tsx';
import { recreationPaths } from '../paths.ts';
import { dropInAddress as list } from './address.ts';
import type { dropInList } from './list.ts';
import styles from './page.module.css';
import { forSession } from './words.ts';

/** Where the city says it itself. */
const OFFICIAL =
  'https://www.toronto.ca/explore-enjoy/parks-recreation/places-spaces/parks-and-recreation-facilities/';
const placePage = (id: number) => `${OFFICIAL}location/?id=${id}`;

const Session = ({ item, isExample }: { item: ReturnType<typeof forSession>; isExample: boolean }) => (
  <li className={styles.session}>
    <p className={styles.time}>{item.time}</p>
    <div>
      <h2 lang={item.isKorean ? undefined : 'en'}>{item.title}</h2>
      {item.original && (
        <p className="quiet" lang="en">
          {item.original}
        </p>
      )}
      <p>{item.facts}</p>
      <p lang="en" className={styles.place}>
        {isExample ? item.place : <a href={placePage(item.placeId)}>{item.place}</a>}
        {item.address && ` · ${item.address}`}
      </p>
    </div>
  </li>
);

/** What one can go to in Toronto without registering for a season, day by day. */
export const Component = () => {
  const data = useLoaderData<typeof dropInList.load>();
  const { filter, items, day, days, kinds, selects, absent, credit, fetched } = data;
  const isNarrowed = Boolean(filter.kind ?? filter.age ?? filter.place);
  const isExample = credit?.mode === 'demo';
  return (
    <>
      <ListPage
        list={list}
        data={data}
        title="토론토 드롭인 시간표"
        description="토론토시 커뮤니티센터의 자유 수영, 스케이트, 피클볼 같은 드롭인 시간을 오늘부터 한 주 동안 종류, 나이, 장소로 골라 한국어로 봐요."
        heading="토론토 드롭인 시간표"
        lead="시즌 등록 없이 그날 가는 수영, 스케이트, 운동이에요. 시각은 토론토 시각이에요."
        searched={isNarrowed || Boolean(filter.day)}
        narrow
        above={
          <div className={styles.above}>
            <p className="with-links">
              <Link to={recreationPaths.calendar}>레크리에이션 등록 일정</Link>
            </p>
            <Age
              mode={credit?.mode ?? 'off'}
              stale={credit?.stale ?? false}
              since={fetched}
              example="지어낸 장소와 시간이에요. 실제로는 열리지 않아요."
            />
            {!absent && (
              <>
                <Chips label="날" choices={days} />
                <Chips label="종류" choices={kinds} />
                <ListSelects list={list} filter={filter} label="시간 좁히기" selects={selects} />
              </>
            )}
          </div>
        }
        empty={
          absent ? (
            <Empty
              icon="bell"
              title={`드롭인 ${absent.title}`}
              text={`${absent.text} 토론토시 사이트에서 볼 수 있어요.`}
            >
              <a href={OFFICIAL} className={styles.official} rel="noopener noreferrer">
                토론토시 시설 찾기
              </a>
            </Empty>
          ) : (
            <Empty
              icon="bell"
              title={`${day}은 ${isNarrowed ? '그런 시간이' : '남은 시간이'} 없어요`}
              text={isNarrowed ? '다른 날이나 종류, 나이를 골라 보세요.' : '다른 날을 골라 보세요.'}
            >
              {isNarrowed && <ButtonLink to={list.href({ day: filter.day }, 1)}>그날 모두 보기</ButtonLink>}
            </Empty>
          )
        }
      >
        <ul className={credit?.stale && !isExample ? `${styles.sessions} ${styles.stale}` : styles.sessions}>
          {items.map(forSession).map((item) => (
            <Session key={item.key} item={item} isExample={isExample} />
          ))}
        </ul>
      </ListPage>
      {credit && (
        <div className={`wrap narrow quiet with-links ${styles.credit}`}>
          <p>요금과 취소된 시간은 이 자료에 없어요. 가기 전에 토론토시의 시설 페이지를 확인해 주세요.</p>
          <p>
            출처: <a href={credit.sourcePage}>{credit.source}</a>
            {!isExample && ` · ${fetched}에 받음`}
            <br />
            <span lang="en">{credit.attribution}</span>
          </p>
        </div>
      )}
    </>
  );
};
