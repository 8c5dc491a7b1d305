import type { RealtyPin } from '@hanca/common/contract/realties.ts';
import { useEffect, useState } from 'react';
import { type Call, useDeps } from '../../../deps.ts';
import { type Box, type RealtyFilterQuery, writeBox } from '../search/search-query.ts';

/** All of the country. */
const CANADA: Box = [-141.1, 41.6, -52.5, 83.2];

/** Any that tells cities apart; over all of the country the API tells no nearer places apart. */
const OVERVIEW_ZOOM = 6;

/** The zoom that cannot be gone beyond. */
export const CLOSEST = 18;

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

/** Nearer than this, in pixels, one would lie over so much of the other that a finger misses it. */
const NEAR = { x: 48, y: 32 };

interface Point {
  x: number;
  y: number;
}

const together = (a: RealtyPin, b: RealtyPin): RealtyPin => ({
  ...a,
  id: null,
  count: a.count + b.count,
  price: Math.min(a.price, b.price),
});

/**
 * The pins that can be drawn without one hiding another: those that would become one of several, where the most
 * are. `pointOf` says where on the screen a pin is, in pixels.
 */
export const groupPins = (pins: readonly RealtyPin[], pointOf: (pin: RealtyPin) => Point): RealtyPin[] => {
  const drawn: { pin: RealtyPin; at: Point }[] = [];
  for (const pin of [...pins].sort((a, b) => b.count - a.count)) {
    const at = pointOf(pin);
    const near = drawn.find(
      (one) => Math.abs(one.at.x - at.x) < NEAR.x && Math.abs(one.at.y - at.y) < NEAR.y,
    );
    if (near) near.pin = together(near.pin, pin);
    else drawn.push({ pin, at });
  }
  return drawn.map(({ pin }) => pin);
};
