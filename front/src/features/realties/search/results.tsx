import { LISTED_MAX } from '@hanca/common/realties.ts';
import { CardGrid } from '../../../ui/layout.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Heart } from '../../saved/heart.tsx';
import { RealtyCard } from '../card/realty-card.tsx';
import { isSeen, useSeenHomes } from '../card/seen-homes.ts';
import type { loadRealties } from './loader.ts';
import { Nothing } from './nothing.tsx';
import styles from './results.module.css';
import { PAGE_SIZE, type RealtySearch, searchHref } from './search-parameters.ts';

type Loaded = Awaited<ReturnType<typeof loadRealties>>;

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
  if (realties.length === 0)
    return <Nothing search={search} chips={loaded.chips} province={loaded.province} />;
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
