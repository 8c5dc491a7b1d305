import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useSite } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { Head } from '../../../ui/head.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { itemList } from '../../../ui/json-ld.ts';
import { Row } from '../../../ui/layout.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { Link } from '../../../ui/link.tsx';
import { useCode } from '../../../ui/use-code.ts';
import { useSearch } from '../../../ui/use-search.ts';
import { WIDE } from '../../../ui/wide.ts';
import { countText } from '../card/card-facts.ts';
import type { RealtyMap } from '../map/realty-map.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LazyPanel, panelReady, usePanel } from './lazy-panel.tsx';
import type { loadRealties } from './loader.ts';
import mapStyles from './map-side.module.css';
import styles from './page.module.css';
import { Results } from './results.tsx';
import { SearchBox, SortSelect } from './search-forms.tsx';
import { changed, type RealtySearch, searchHref, without } from './search-parameters.ts';

/** The state of a map that was turned to from its list. */
const FROM_LIST = 'from-list';

export const ready = panelReady;

/** A search as the loader read it, with the view in the address: turning to the map loads nothing. */
const useShown = (loaded: RealtySearch): RealtySearch => {
  const { view: _before, ...rest } = loaded;
  return useSearch().get('view') === 'map' ? { ...rest, view: 'map' } : rest;
};

type MapProps = ComponentProps<typeof RealtyMap>;

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether there is room for a map beside the list; on the server nobody knows. */
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );

const fetchMap = async () => (await import('../map/realty-map.tsx')).RealtyMap;

const fetchRecent = async () => (await import('../recent/recent-homes.tsx')).RecentHomes;

/** What was read last, where a search finds nothing. */
const Recent = () => {
  const { Code: RecentHomes } = useCode(fetchRecent, true);
  return RecentHomes && <RecentHomes />;
};

const fetchAlert = async () => (await import('../../alerts/realty-alert.tsx')).RealtyAlert;

/** The map beside the list; on phones instead of it. Its code is fetched when it is seen. */
const MapSide = ({ open, ...props }: MapProps & { open: boolean }) => {
  const wanted = useWide() || open;
  return (
    <section className={`scripted ${mapStyles.side}`} aria-label="지도">
      {wanted && (
        <LazyPart
          fetchCode={fetchMap}
          failure="지도를 불러오지 못했어요. 목록은 그대로 볼 수 있어요."
          waiting={
            <p className={mapStyles.waiting} role="status">
              지도를 불러오는 중이에요
            </p>
          }
        >
          {(RealtyMap) => <RealtyMap {...props} />}
        </LazyPart>
      )}
    </section>
  );
};

/** Homes to rent: the filters of a search, a list of them, and beside it where they are. */
export const Component = () => {
  const loaded = useLoaderData<typeof loadRealties>();
  const { chips, canonical, count, description, isListed, page, realties, title, wishes } = loaded;
  const search = useShown(loaded.search);
  const site = useSite();
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
        unlisted={!isListed}
        things={
          import.meta.env.SSR && [
            itemList(
              site,
              realties.map(({ id }) => paths.realty(id)),
            ),
          ]
        }
      />
      <div className={styles.find}>
        <SearchBox search={search} />
      </div>
      <div className={styles.bar}>
        <FilterBar search={search} chips={chips} onOpen={open} onNear={prepare} />
      </div>
      <LazyPanel {...panel} search={search} still={loaded.panel} />
      <div className={styles.sides}>
        <div className={styles.list}>
          <Row gap={3} className={styles.head}>
            <h1 tabIndex={-1}>
              {title}{' '}
              <span className={styles.count} role="status">
                {countText(count)}
              </span>
            </h1>
            <SortSelect search={search} />
          </Row>
          {wishes.length > 0 && (
            <nav aria-label="조건으로 찾기" className={styles.wishes}>
              <span aria-hidden="true">조건으로 찾기</span>
              {wishes.map(({ title, href }) => (
                <Link key={title} to={href} className="chip">
                  {title}
                </Link>
              ))}
            </nav>
          )}
          <div className={styles.results}>
            <Results search={search} loaded={loaded} pending={pending} onPoint={setPointed} />
            <div className={`scripted ${styles.alert}`}>
              <LazyPart fetchCode={fetchAlert} failure="알림 버튼을 불러오지 못했어요.">
                {(RealtyAlert) => <RealtyAlert search={asList} />}
              </LazyPart>
            </div>
            {loaded.realties.length === 0 && <Recent />}
          </div>
        </div>
        <div className={styles.map}>
          <MapSide
            open={onMap}
            search={search}
            realties={realties}
            count={count}
            pointed={pointed}
            // The area says where; within a region it would be a part of that at most.
            onSearchArea={(bbox) => void navigate(searchHref(changed(without(search, 'regionId'), { bbox })))}
          />
        </div>
      </div>
      {/* Of nothing there is no map to turn to. */}
      {(onMap || realties.length > 0) && (
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
      )}
    </div>
  );
};
