import { useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Head } from '../../../ui/head.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { useSearch } from '../../../ui/use-search.ts';
import { countText } from '../card/card-facts.ts';
import { FilterBar } from './filter-bar.tsx';
import { LazyPanel, panelReady, usePanel } from './lazy-panel.tsx';
import type { loadRealties } from './loader.ts';
import { MapSide } from './map-side.tsx';
import styles from './page.module.css';
import { Results } from './results.tsx';
import { changed, type RealtySearch, searchHref, without } from './search-address.ts';
import { SearchBox, SortSelect } from './search-forms.tsx';

/** The state of a map that was turned to from its list. */
const FROM_LIST = 'from-list';

export const ready = panelReady;

/** A search as the loader read it, with the view that the address asks for: turning to the map loads nothing. */
const useShown = (loaded: RealtySearch): RealtySearch => {
  const { view: _before, ...rest } = loaded;
  return useSearch().get('view') === 'map' ? { ...rest, view: 'map' } : rest;
};

/** Homes to rent: the conditions of a search, a list of them, and beside it where they are. */
export const Component = () => {
  const loaded = useLoaderData<typeof loadRealties>();
  const { conditions, canonical, count, description, page, realties, title } = loaded;
  const search = useShown(loaded.search);
  const navigate = useNavigate();
  const { state, location: next } = useNavigation();
  const fromList = useLocation().state === FROM_LIST;
  const [pointed, setPointed] = useState<number | null>(null);
  const { open, prepare, ...panel } = usePanel(search);

  const onMap = search.view === 'map';
  const { view: _view, ...asList } = search;
  const pending = state === 'loading' && next?.pathname === paths.realties();
  return (
    <div className={onMap ? `${styles.page} ${styles.onMap}` : styles.page}>
      <Head
        title={page > 1 ? `${title} ${page}페이지` : title}
        description={description}
        canonical={canonical}
      />
      <div className={styles.find}>
        <SearchBox search={search} />
      </div>
      <div className={styles.bar}>
        <FilterBar search={search} conditions={conditions} onOpen={open} onNear={prepare} />
      </div>
      <LazyPanel {...panel} search={search} still={loaded.panel} />
      <div className={styles.sides}>
        <div className={styles.list}>
          <div className={styles.head}>
            <h1 tabIndex={-1}>
              {title}{' '}
              <span className={styles.count} role="status">
                {countText(count)}
              </span>
            </h1>
            <SortSelect search={search} />
          </div>
          <div className={styles.results}>
            <Results search={search} loaded={loaded} pending={pending} onPoint={setPointed} />
          </div>
        </div>
        <div className={styles.map}>
          <MapSide
            open={onMap}
            search={search}
            realties={realties}
            count={count}
            pointed={pointed}
            // The area says where; it would be a part of the place at most.
            onSearchArea={(bbox) =>
              void navigate(searchHref(changed(without(search, 'regionId', 'cityId'), { bbox })))
            }
          />
        </div>
      </div>
      <Link
        to={onMap ? searchHref(asList) : searchHref({ ...search, view: 'map' })}
        state={onMap ? undefined : FROM_LIST}
        onClick={(event) => {
          if (!onMap || !fromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
          // Going back brings the list as it was left.
          event.preventDefault();
          void navigate(-1);
        }}
        className={`scripted ${styles.turn}`}
      >
        <Icon name={onMap ? 'post' : 'pin'} size={20} />
        {onMap ? '목록 보기' : '지도 보기'}
      </Link>
    </div>
  );
};
