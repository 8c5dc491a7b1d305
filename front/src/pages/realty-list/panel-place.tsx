import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react';
import { useCode } from '../../ui/use-code.ts';
import type { FilterPanel } from './filter-panel.tsx';
import { type Opening, PANEL } from './panel-id.ts';
// The styles come with the page, for who has no scripts.
import './filters.css';
import styles from './filter-bar.module.css';

type PanelProps = ComponentProps<typeof FilterPanel>;

const fetchPanel = async () => (await import('./filter-panel.tsx')).FilterPanel;

// The server shows it to who has no scripts; browsers fetch it when they want it.
let OnServer: ComponentType<PanelProps> | null = null;
const fetchOnServer = async () => {
  OnServer = await fetchPanel();
};

/** What has to be there before the server renders. */
export const panelReady = import.meta.env.SSR ? fetchOnServer() : undefined;

/** Opens the panel, once its code is there; `prepare` fetches that ahead. */
export const usePanel = () => {
  const [opening, setOpening] = useState<Opening | null>(null);
  const { Code: Panel, failed, load: prepare } = useCode(fetchPanel);
  const open = useCallback(
    (part?: string) => {
      setOpening(part ? { part } : {});
      prepare();
    },
    [prepare],
  );
  // It was asked for before the scripts were there.
  useEffect(() => {
    if (location.hash === `#${PANEL}`) open();
  }, [open]);
  return { Panel, opening, failed: failed && opening !== null, open, prepare };
};

type PanelPlaceProps = Omit<PanelProps, 'id' | 'opening'> &
  Pick<ReturnType<typeof usePanel>, 'Panel' | 'opening' | 'failed'>;

/** Where the panel of the filters is, or that it could not be fetched. */
export const PanelPlace = ({ Panel, opening, failed, ...props }: PanelPlaceProps) => (
  <div>
    <noscript>{OnServer && <OnServer {...props} id={PANEL} opening={null} />}</noscript>
    {Panel && <Panel {...props} id={PANEL} opening={opening} />}
    {failed && (
      <p role="alert" className={styles.failed}>
        필터를 열지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.
      </p>
    )}
  </div>
);
