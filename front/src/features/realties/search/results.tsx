import { LISTED_MAX } from '@hanca/common/realties.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { CardGrid, Row } from '../../../ui/layout.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Heart } from '../../saved/heart.tsx';
import { RealtyCard } from '../card/realty-card.tsx';
import { isSeen, useSeenHomes } from '../card/seen-homes.ts';
import type { Chip } from './chips.ts';
import type { loadRealties } from './loader.ts';
import styles from './results.module.css';
import { PAGE_SIZE, type RealtySearch, searchHref, without } from './search-parameters.ts';

type Loaded = Awaited<ReturnType<typeof loadRealties>>;

/** Nothing found: which wish to give up. */
const Nothing = ({ search, chips }: { search: RealtySearch; chips: Chip[] }) =>
  chips.length === 0 ? (
    <Empty icon="key" title="아직 올라온 집이 없어요" text="첫 집이 올라오면 여기에서 볼 수 있어요." />
  ) : (
    <Empty icon="key" title="조건에 맞는 집이 없어요" text="조건을 하나 빼면 더 찾을 수 있어요.">
      <Row as="ul" className={styles.loosen}>
        {chips.map(({ names: dropped, title }) => (
          <li key={dropped[0]}>
            <ButtonLink to={searchHref(without(search, ...dropped))}>{title} 빼기</ButtonLink>
          </li>
        ))}
      </Row>
      {chips.length > 1 && (
        <ButtonLink to={searchHref(search.view ? { view: search.view } : {})} tone="go">
          조건 모두 지우기
        </ButtonLink>
      )}
    </Empty>
  );

interface ResultsProps {
  search: RealtySearch;
  loaded: Loaded;
  /** Others are on their way. */
  pending: boolean;
  /** Called with the listing under the pointer or in focus; null when it is left. */
  onPoint: (id: number | null) => void;
}

/** The listings of one page of a search. */
export const Results = ({ search, loaded, pending, onPoint }: ResultsProps) => {
  const { count, realties, page } = loaded;
  const seen = useSeenHomes();
  if (realties.length === 0) return <Nothing search={search} chips={loaded.chips} />;
  return (
    <>
      <CardGrid as="ul" className={styles.cards} aria-busy={pending}>
        {realties.map((realty, index) => (
          <li
            key={realty.id}
            className={pending ? 'breathing' : undefined}
            onPointerEnter={() => onPoint(realty.id)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(realty.id)}
            onBlur={() => onPoint(null)}
          >
            <RealtyCard
              realty={realty}
              eager={index === 0}
              level="h2"
              seen={isSeen(seen, realty.id)}
              corner={<Heart id={realty.id} title={realty.title} />}
            />
          </li>
        ))}
      </CardGrid>
      <Pager
        page={page}
        count={Math.min(count, LISTED_MAX)}
        size={PAGE_SIZE}
        hrefOf={(to) => searchHref({ ...search, page: String(to === 1 ? '' : to) })}
      />
    </>
  );
};
