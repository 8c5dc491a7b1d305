import { useLoaderData } from 'react-router-dom';
import { ListPage } from '../../lists/list-page.tsx';
import { ListSelects } from '../../lists/list-selects.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chip.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';
import { recreationAddress as list } from './address.ts';
import type { Item } from './items.ts';
import type { recreationList } from './list.ts';
import styles from './page.module.css';
import { recreationPaths } from './paths.ts';

const METRO_VANCOUVER = 'CA5915';

type Data = Awaited<ReturnType<typeof recreationList.load>>;

const Times = ({ times }: Pick<Item, 'times'>) => (
  <ul className={styles.times}>
    {times.map(({ audience, text, isPast, isYours }) => (
      <li key={text} className={isPast ? styles.over : undefined} data-yours={isYours || undefined}>
        {audience && <span className={styles.audience}>{audience}</span>} {text}
        {isPast && ' · 시작됨'}
      </li>
    ))}
  </ul>
);

const Opening = ({ item, home, homeName }: { item: Item; home: string; homeName: string }) => (
  <li className={styles.opening}>
    <Link to={recreationPaths.opening(item.id, home)} className={styles.name}>
      <h3>
        {item.city} {item.title}
      </h3>
    </Link>
    <Row as="p">
      {item.expected && <Tag>예상</Tag>}
      <span className={styles.facts}>{item.facts}</span>
    </Row>
    {item.yours && homeName && (
      <p className={styles.yours}>
        {homeName}에서는 <strong>{item.yours.text}</strong>
        {item.times.length > 1 && (item.yours.isResident ? ', 거주자' : ', 비거주자')}
      </p>
    )}
    {(item.times.length > 1 || !item.yours) && <Times times={item.times} />}
    <p className="quiet">
      출처: {item.source} · {item.checked} 확인
    </p>
  </li>
);

const DropIns = ({
  of: { kinds, source, isExample, stale, fetched },
}: {
  of: NonNullable<Data['dropIns']>;
}) => (
  <section className={styles.dropIns} aria-label="오늘 토론토 드롭인">
    <h2 className={styles.month}>오늘 토론토 드롭인</h2>
    <p>등록 없이 오늘 갈 수 있는 시간이에요.</p>
    <Chips label="드롭인 종류" choices={kinds} />
    <p className="quiet">
      {isExample ? '예시 자료예요. 실제로는 열리지 않아요.' : `출처: ${source} · ${fetched}에 받음`}
      {stale && !isExample && ' · 오래된 자료'}
    </p>
  </section>
);

const Months = ({ months, data }: { months: Data['months']; data: Data }) =>
  months.map(({ month, items }) => (
    <section key={month} aria-label={month}>
      <h2 className={styles.month}>{month}</h2>
      <ul className={styles.openings}>
        {items.map((item) => (
          <Opening key={item.id} item={item} home={data.filter.home ?? ''} homeName={data.homeName} />
        ))}
      </ul>
    </section>
  ));

/** When registrations of recreation programs open, city by city, in one calendar. */
export const Component = () => {
  const data = useLoaderData<typeof recreationList.load>();
  const { filter, areas, selects, months, past, dropIns } = data;
  const isNarrowed = Boolean(filter.area ?? filter.city ?? filter.group ?? filter.season);
  return (
    <ListPage
      list={list}
      data={data}
      title="레크리에이션 등록 일정"
      description="메트로밴쿠버와 GTA 도시들의 수영, 스케이트, 캠프 등록이 언제 열리는지 거주자 시간과 함께 한국어 달력으로 봐요."
      heading="레크리에이션 등록 일정"
      lead="수영, 스케이트, 캠프 등록이 열리는 때를 모았어요. 시각은 그 도시의 시각이에요."
      searched={Boolean(filter.home) || isNarrowed}
      narrow
      above={
        <>
          <Row as="p" className="with-links" gap={4}>
            <Link to={recreationPaths.levels}>수영·스케이트 레벨 용어</Link>
            {filter.area !== METRO_VANCOUVER && (
              <Link to={recreationPaths.dropIns}>토론토 드롭인 시간표</Link>
            )}
          </Row>
          <Chips
            label="지역"
            choices={areas.map(({ value, title }) => ({
              href: list.href({ ...filter, area: value, city: undefined }, 1),
              title,
              chosen: (filter.area ?? '') === value,
            }))}
          />
          <ListSelects list={list} filter={filter} label="일정 좁히기" selects={selects} />
          {dropIns && <DropIns of={dropIns} />}
        </>
      }
      empty={
        <Empty
          icon="bell"
          title={isNarrowed ? '그런 일정이 없어요' : '아직 일정이 없어요'}
          text={
            isNarrowed
              ? '다른 분류나 시즌을 골라 보세요.'
              : '도시가 등록 날짜를 알리면 여기에 올려요. 그 전에는 도시 사이트에서 확인해 주세요.'
          }
        >
          {isNarrowed && <ButtonLink to={list.href({ home: filter.home }, 1)}>모든 일정 보기</ButtonLink>}
        </Empty>
      }
    >
      <div className={styles.calendar}>
        {months.length === 0 && <p>다가오는 등록이 없어요. 지난 일정은 아래에 있어요.</p>}
        <Months months={months} data={data} />
        {past.length > 0 && (
          <details className={styles.past}>
            <summary>지난 일정 {past.reduce((sum, { items }) => sum + items.length, 0)}개</summary>
            <Months months={past} data={data} />
          </details>
        )}
        <p className="quiet">
          거주자인지는 사는 도시로 어림잡아요. 정하는 것은 그 도시이고, 주소 확인을 요구할 수 있어요. 날짜는
          바뀔 수 있으니 등록 전에 공식 페이지를 확인해 주세요.
        </p>
      </div>
    </ListPage>
  );
};
