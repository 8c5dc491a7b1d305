import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fetchWithStyles } from '../fetch-code.ts';
import { RELOAD_HINT } from '../lazy-part.tsx';
import { showToast } from '../toasts.ts';
import type { ViewerProps } from './viewer.tsx';

const fetchViewer = async () => (await import('./viewer.tsx')).Viewer;

/** In the address of the open viewer: for a change of it alone the router loads nothing. */
const HASH = '#photos';

/**
 * The index of the photo at which the entry of the history opens a viewer; null where it opens none, or another's. Anybody can
 * change what a browser stores: an index of no photo counts as the first.
 */
const startOf = (state: unknown, images: readonly string[]): number | null => {
  if (typeof state !== 'object' || !state || !('viewer' in state) || state.viewer !== images[0]) return null;
  const start = 'start' in state ? Number(state.start) : 0;
  return images[start] === undefined ? 0 : start;
};

/**
 * The viewer's component once it is wanted and its code is there, else null. In: what happens when it cannot be fetched,
 * beside the toast.
 */
export const useViewerCode = (wanted: boolean, onFailure: () => void): ComponentType<ViewerProps> | null => {
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const missing = wanted && !Viewer;
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!missing) return;
    let gone = false;
    fetchWithStyles(fetchViewer).then(
      (fetched) => {
        if (!gone) setViewer(() => fetched);
      },
      () => {
        if (gone) return;
        showToast(`사진을 크게 열지 못했어요. 연결을 확인하고 다시 눌러 주세요. ${RELOAD_HINT}`, 'alert');
        fail();
      },
    );
    return () => {
      gone = true;
    };
  }, [missing]);
  return Viewer;
};

interface ViewerState {
  /** Null until its code is there. */
  Viewer: ComponentType<ViewerProps> | null;
  /** At which photo it is open; null for closed. */
  start: number | null;
  open: (start: number) => void;
  close: () => void;
}

/**
 * A viewer that is an entry of the history, so that going back closes it; its code is fetched when it is opened.
 * @param images Of a page's viewers each has another first one.
 */
export const useViewer = (images: readonly string[]): ViewerState => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const start = startOf(state, images);
  const Viewer = useViewerCode(start !== null, () => navigate(-1));
  const open = (at: number) =>
    void navigate(
      { search, hash: HASH },
      { state: { ...state, viewer: images[0], start: at }, preventScrollReset: true },
    );
  return { Viewer, start, open, close: () => void navigate(-1) };
};
