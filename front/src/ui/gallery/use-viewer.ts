import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fetchWithStyles } from '../fetch-code.ts';
import { RELOAD_HINT } from '../lazy-part.tsx';
import { showToast } from '../toasts.ts';
import type { ViewerProps } from './viewer.tsx';

const fetchViewer = async () => (await import('./viewer.tsx')).Viewer;

/** In the address of the open viewer: for a change of it alone the router loads nothing. */
const HASH = '#photos';

/** The index of the photo at which the entry of the history opens a viewer; null where it opens none, or another's. */
const startOf = (state: unknown, name: string): number | null =>
  typeof state === 'object' && state && 'viewer' in state && state.viewer === name && 'start' in state
    ? Number(state.start)
    : null;

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
 * @param name What tells it from other viewers of the page.
 */
export const useViewer = (name: string): ViewerState => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps> | null>(null);
  const start = startOf(state, name);
  const wanted = start !== null && !Viewer;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    fetchWithStyles(fetchViewer).then(
      (fetched) => {
        if (!gone) setViewer(() => fetched);
      },
      () => {
        if (gone) return;
        showToast(`사진을 크게 열지 못했어요. 연결을 확인하고 다시 눌러 주세요. ${RELOAD_HINT}`, 'alert');
        navigate(-1);
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted, navigate]);
  const open = (at: number) =>
    void navigate(
      { search, hash: HASH },
      { state: { ...state, viewer: name, start: at }, preventScrollReset: true },
    );
  return { Viewer, start, open, close: () => void navigate(-1) };
};
