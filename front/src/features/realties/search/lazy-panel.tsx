import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeps } from '../../../deps.ts';
import fields from '../../../ui/form/fields.module.css';
import { useCode } from '../../../ui/use-code.ts';
import { useSearch } from '../../../ui/use-search.ts';
import type { FilterPanel, Opening } from './filter-panel.tsx';
import type { PanelChoices } from './place-choices.ts';
import { OPENED, type RealtySearch, searchHref, wantsPanel } from './search-parameters.ts';
// The styles come with the page, for who has no scripts: of the fields too, by the class below.
import './filters.css';

/** The id of the filters' panel. */
const PANEL = 'filters';

/** The address of the search with its panel open, for who has no scripts. */
export const panelHref = (search: RealtySearch): string => `${searchHref(search, OPENED)}#${PANEL}`;

const fetchPanel = async () => (await import('./filter-panel.tsx')).FilterPanel;
const fetchReader = async () => (await import('./place-choices.ts')).readPanelChoices;

// The server shows it to who has no scripts; browsers fetch it when they want it.
let OnServer: typeof FilterPanel | null = null;
const fetchOnServer = async () => {
  OnServer = await fetchPanel();
};

/** What has to be there before the server renders. */
export const panelReady = import.meta.env.SSR ? fetchOnServer() : undefined;

/** Opens the panel, once its code is there and its choices are, or have failed; `prepare` fetches these ahead. */
export const usePanel = (search: RealtySearch) => {
  const { call } = useDeps();
  const navigate = useNavigate();
  const wanted = wantsPanel(useSearch());
  const [opening, setOpening] = useState<Opening | null>(null);
  const [choices, setChoices] = useState<PanelChoices | null>(null);
  const fetchBoth = useCallback(async () => {
    const read = async () => setChoices(await (await fetchReader())(call, call));
    // Without the choices the panel opens with its other fields, and says so.
    const [Panel] = await Promise.all([fetchPanel(), read().catch(() => undefined)]);
    return Panel;
  }, [call]);
  const { Code: Panel, failed, load: prepare } = useCode(fetchBoth);
  const open = useCallback(
    (part?: string) => {
      setOpening(part ? { part } : {});
      prepare();
    },
    [prepare],
  );
  const takeOver = useEffectEvent(() => {
    open();
    void navigate(searchHref(search), { replace: true, preventScrollReset: true });
  });
  // It was opened before the scripts were there: from here on it is as after a tap.
  useEffect(() => {
    if (wanted) takeOver();
  }, [wanted]);
  return { Panel, choices, opening, failed: failed && opening !== null, open, prepare };
};

type LazyPanelProps = Omit<ReturnType<typeof usePanel>, 'open' | 'prepare'> & {
  search: RealtySearch;
  /** What it offers where the address opens it. */
  still: PanelChoices | null;
};

/** Where the panel of the filters is, or that it could not be fetched. */
export const LazyPanel = ({ Panel, choices, opening, failed, search, still }: LazyPanelProps) => (
  <div>
    {still && (
      <noscript>
        {OnServer && <OnServer id={PANEL} search={search} choices={still} opening={null} />}
      </noscript>
    )}
    {Panel && <Panel id={PANEL} search={search} choices={choices} opening={opening} />}
    {failed && (
      <p role="alert" className={`wrap ${fields.error}`}>
        필터를 열지 못했어요. 인터넷 연결을 확인하고 다시 눌러 주세요.
      </p>
    )}
  </div>
);
