import { grouped } from '@hanca/common/grouped.ts';
import { COUNTED_MAX, RANKED_MAX, SEARCH_KINDS, type SearchKind } from '@hanca/common/search.ts';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chip.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Head } from '../../ui/head.tsx';
import { Link } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { KeywordAlertPart } from '../alerts/keyword-alert-part.tsx';
import type { loadSearch } from './loader.ts';
import styles from './page.module.css';
import { Results } from './results.tsx';
import { PAGE_SIZE, searchHref } from './search-address.ts';
import { SearchField } from './search-field.tsx';
import { Start } from './start.tsx';

type Data = Awaited<ReturnType<typeof loadSearch>>;
interface FoundProps {
  keyword: string;
  found: NonNullable<Data['found']>;
}

const countText = (count: number): string => `${grouped(count)}${count >= COUNTED_MAX ? '+' : ''}`;

const totalOf = ({ counts }: FoundProps['found']): number =>
  SEARCH_KINDS.reduce((sum, { kind }) => sum + counts[kind], 0);

const titleOf = (kind: SearchKind): string => SEARCH_KINDS.find((one) => one.kind === kind)?.title ?? '';

/** Results of everything, or of one kind, with how many there are of each. */
const Kinds = ({ keyword, found: { counts, kind } }: FoundProps) => (
  <Chips
    label="종류"
    choices={[
      { href: searchHref(keyword), title: '전체', chosen: !kind },
      ...SEARCH_KINDS.filter((one) => counts[one.kind] > 0).map((one) => ({
        href: searchHref(keyword, one.kind),
        title: `${one.title} ${countText(counts[one.kind])}`,
        chosen: kind === one.kind,
      })),
    ]}
  />
);

/** A few results of each kind, the kinds in the order in which they were found. */
const Everything = ({ keyword, found: { items, counts, marks } }: FoundProps) =>
  [...new Set(items.map(({ kind }) => kind))].map((kind) => {
    const shown = items.filter((item) => item.kind === kind);
    return (
      <section key={kind} className="part" aria-labelledby={kind}>
        <div className="more-head">
          <h2 id={kind}>
            {titleOf(kind)} <span className={styles.count}>{countText(counts[kind])}</span>
          </h2>
          {counts[kind] > shown.length && (
            <Link to={searchHref(keyword, kind)} aria-label={`${titleOf(kind)} 더 보기`}>
              더 보기
            </Link>
          )}
        </div>
        <Results items={shown} marks={marks} level="h3" />
      </section>
    );
  });

const OneKind = ({
  keyword,
  found: { items, counts, marks, page },
  kind,
}: FoundProps & { kind: SearchKind }) => (
  <div className={styles.alone}>
    <Results items={items} marks={marks} level="h2" />
    {counts[kind] > RANKED_MAX && page * PAGE_SIZE >= RANKED_MAX && (
      <p className={styles.note}>가장 가까운 {RANKED_MAX}개까지 보여 드려요. 낱말을 더하면 좁혀져요.</p>
    )}
    <Pager
      page={page}
      count={Math.min(counts[kind], RANKED_MAX)}
      size={PAGE_SIZE}
      hrefOf={(to) => searchHref(keyword, kind, to)}
    />
  </div>
);

const Nothing = ({ keyword }: { keyword: string }) => (
  <Empty
    icon="search"
    title={`‘${keyword}’에 맞는 것을 찾지 못했어요`}
    text="낱말을 줄이거나 다르게 써 보세요. 영어 이름으로도 찾을 수 있어요."
  >
    <ButtonLink to={paths.posts()}>글 둘러보기</ButtonLink>
  </Empty>
);

const Found = (props: FoundProps) => {
  const { keyword, found } = props;
  const total = totalOf(found);
  return (
    <>
      {total > 0 && <Kinds {...props} />}
      {found.partial && total > 0 && (
        <p className={styles.note}>모든 낱말이 들어 있는 것은 없어서, 일부만 들어 있는 것을 보여 드려요.</p>
      )}
      {found.kind && found.items.length > 0 ? (
        <OneKind {...props} kind={found.kind} />
      ) : (
        <Everything {...props} />
      )}
      {(total === 0 || found.items.length === 0) && <Nothing keyword={keyword} />}
      <p className={styles.alert}>
        <KeywordAlertPart topic="posts" keyword={keyword} />
      </p>
    </>
  );
};

/** One search of everything that is public. */
export const Component = () => {
  const { keyword, found } = useLoaderData<typeof loadSearch>();
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title={keyword ? `${keyword} 검색` : '검색'}
        description="집, 글, 구인, 전단지, 쿠폰을 한 번에 찾아요."
        unlisted
      />
      <h1 className="hidden-text">{keyword ? `‘${keyword}’ 검색 결과` : '검색'}</h1>
      <SearchField keyword={keyword} />
      <p role="status" className="hidden-text">
        {found && (totalOf(found) > 0 ? `${countText(totalOf(found))}개를 찾았어요` : '찾은 것이 없어요')}
      </p>
      {found ? <Found keyword={keyword} found={found} /> : <Start />}
    </div>
  );
};
