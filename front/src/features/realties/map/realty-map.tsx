import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeps, useSite } from '../../../deps.ts';
import { historyMemory } from '../../../history-memory.ts';
import { TilesMissing } from '../../../ui/map/tiles-missing.tsx';
import type { MapRealty } from '../card/card-facts.ts';
import type { RealtySearch } from '../search/search-address.ts';
import { type Box, filterOf, readBox, writeBox } from '../search/search-query.ts';
import { drawMap, type MapCanvas, type MapView } from './map-canvas.ts';
import { MapCard } from './map-card.tsx';
import { readOverview, usePins } from './map-pins.ts';
import styles from './realty-map.module.css';
import './realty-map.css';

interface RealtyMapProps {
  search: RealtySearch;
  /** The listings in the list beside it. */
  realties: readonly MapRealty[];
  /** How many there are in all. */
  count: number;
  /** The listing that the list points at. */
  pointed: number | null;
  onSearchArea: (area: string) => void;
}

/** Inside of what is seen, so that an address shows the same part at the same zoom. */
const inner = ([west, south, east, north]: Box): string =>
  writeBox([
    Math.ceil(west * 1e4) / 1e4,
    Math.ceil(south * 1e4) / 1e4,
    Math.floor(east * 1e4) / 1e4,
    Math.floor(north * 1e4) / 1e4,
  ]);

/** The listings of a search on a map, by their prices. Only for the browser. */
export const RealtyMap = ({ search, realties, count, pointed, onSearchArea }: RealtyMapProps) => {
  const area = search.bbox;
  // The pins are of all that is in view, in the area of the search or beyond it.
  const { bbox: _area, ...filter } = filterOf(search);
  const { call } = useDeps();
  const { tileUrl } = useSite();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<MapCanvas>(null);
  const searched = useRef<string>(null);
  const pin = useRef<HTMLElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [picked, setPicked] = useState<{ id: number; byKey: boolean; of: string } | null>(null);
  const [tilesMissing, setTilesMissing] = useState(false);
  const { key } = useLocation();
  const { pins, failed, retry } = usePins(filter, view, historyMemory.get(key)?.map?.pins);
  const filterKey = JSON.stringify(filter);
  const chosen = picked?.of === filterKey ? picked : null;

  const now = useRef({ realties, count, filterKey, key });
  useEffect(() => {
    now.current = { realties, count, filterKey, key };
  });

  useEffect(() => {
    if (!frame.current) return;
    const drawn = drawMap(frame.current, {
      tileUrl,
      onView: setView,
      onMissingTiles: setTilesMissing,
      onPick: (id, button, byKey) => {
        pin.current = button;
        setPicked({ id, byKey, of: now.current.filterKey });
      },
      onBackground: () => setPicked(null),
    });
    canvas.current = drawn;
    return () => {
      canvas.current = null;
      drawn.remove();
    };
  }, [tileUrl]);

  useEffect(() => {
    const box = historyMemory.get(now.current.key)?.map?.box ?? readBox(area);
    if (area && area === searched.current) canvas.current?.settle();
    else if (box) canvas.current?.show(box);
    searched.current = null;
    if (box) return;
    // Those of the list show how they spread about a place, the overview which other places there are.
    const near = now.current.realties.map(({ location }) => location);
    canvas.current?.fit(near);
    if (now.current.count <= near.length) return;
    const stop = new AbortController();
    readOverview(call, JSON.parse(filterKey), stop.signal).then(
      (places) => stop.signal.aborted || canvas.current?.fit([...near, ...places]),
      // It stays with the places of the list; the pins tell of a fault.
      () => undefined,
    );
    return () => stop.abort();
  }, [area, filterKey, call]);

  useEffect(() => canvas.current?.setPins(pins), [pins]);
  useEffect(() => {
    const left = view && readBox(inner(view.box));
    if (left) historyMemory.add(now.current.key, { map: { box: left, pins } });
  }, [view, pins]);
  useEffect(() => canvas.current?.mark({ chosen: chosen?.id ?? null, pointed }), [chosen, pointed]);

  const close = () => {
    setPicked(null);
    if (pin.current?.isConnected) pin.current.focus();
  };
  const searchHere = (box: Box) => {
    searched.current = inner(box);
    onSearchArea(inner(box));
  };
  return (
    <div className={styles.map}>
      <div ref={frame} className={styles.frame} />
      <div className={styles.over} role="status">
        {view?.moved && (
          <button type="button" className={styles.again} onClick={() => searchHere(view.box)}>
            이 지역에서 다시 검색
          </button>
        )}
        {failed && (
          <p className={styles.notice}>
            지도에 매물을 표시하지 못했어요. 목록은 그대로 볼 수 있어요.{' '}
            <button type="button" onClick={retry}>
              다시 시도
            </button>
          </p>
        )}
        {tilesMissing && !failed && <TilesMissing>매물의 위치와 가격은 볼 수 있어요.</TilesMissing>}
      </div>
      {chosen && <MapCard id={chosen.id} realties={realties} focused={chosen.byKey} onClose={close} />}
    </div>
  );
};
