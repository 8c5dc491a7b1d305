import type { RealtyPin } from '@hanca/common/contract/realties.ts';
import { useEffect, useState } from 'react';
import { type Call, useDeps } from '../../../deps.ts';
import { type Box, type RealtyFilterQuery, writeBox } from '../search/search-read.ts';
import { CLOSEST } from './map-canvas.ts';

/** All of the country. */
const CANADA: Box = [-141.1, 41.6, -52.5, 83.2];

/** Any that tells cities apart; over all of the country the API tells no nearer places apart. */
const OVERVIEW_ZOOM = 6;

/** Sent at the closest zoom of the map, so that the API groups as few listings as it can. */
const FINEST_ZOOM = 20;

interface Wanted {
  filter: RealtyFilterQuery;
  box: Box;
  zoom: number;
}

const readPins = (call: Call, { filter, box, zoom }: Wanted, signal: AbortSignal): Promise<RealtyPin[]> =>
  call((client) => client.realties.map({ query: { ...filter, bbox: writeBox(box), zoom } }, { signal }));

/** Where in the country a search finds listings: one place for all that are near each other. */
export const readOverview = (
  call: Call,
  filter: RealtyFilterQuery,
  signal: AbortSignal,
): Promise<RealtyPin[]> => readPins(call, { filter, box: CANADA, zoom: OVERVIEW_ZOOM }, signal);

interface PinsState {
  pins: readonly RealtyPin[];
  failed: boolean;
  retry: () => void;
}

/**
 * The pins of an area, fetched again when it or the filter changes. Until they arrive those from before stay; in a map that
 * is gone back to, those that it was left with.
 */
export const usePins = (
  filter: RealtyFilterQuery,
  view: { box: Box; zoom: number } | null,
  left: readonly RealtyPin[] = [],
): PinsState => {
  const { call } = useDeps();
  const [state, setState] = useState<{ pins: readonly RealtyPin[]; failed: boolean }>({
    pins: left,
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);
  const wanted =
    view &&
    JSON.stringify({ filter, box: view.box, zoom: view.zoom < CLOSEST ? view.zoom : FINEST_ZOOM, attempt });
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    readPins(call, JSON.parse(wanted), stop.signal).then(
      (pins) => stop.signal.aborted || setState({ pins, failed: false }),
      () => stop.signal.aborted || setState(({ pins }) => ({ pins, failed: true })),
    );
    return () => stop.abort();
  }, [wanted, call]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
};
