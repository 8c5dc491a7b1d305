import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeps } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { countText } from '../card/card-facts.ts';
import { FilterFields } from './filter-fields.tsx';
import type { PanelChoices } from './place-choices.ts';
import { HiddenFields } from './search-forms.tsx';
import { inPlaceOf, type RealtySearch, searchHref, without } from './search-parameters.ts';
import { countRealties, readSearch } from './search-query.ts';

/** How long somebody has to pause before it is counted, in milliseconds. */
const PAUSE_MS = 250;

/** How many listings a search would find; null while that is not known and for no search. */
const useCount = (search: RealtySearch | null): number | null => {
  const { call } = useDeps();
  const key = search && new URLSearchParams(without(search, 'sort', 'view')).toString();
  const [counted, setCounted] = useState<{ key: string; count: number } | null>(null);
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      countRealties(call, readSearch(new URLSearchParams(key)), stop.signal).then(
        (count) => setCounted({ key, count }),
        // The button then says no number; pressing it works all the same.
        () => setCounted(null),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, call]);
  return counted && counted.key === key ? counted.count : null;
};

/** The filters in the fields of a form, named as in the address. */
const searchOf = (form: HTMLFormElement): RealtySearch =>
  readSearch(
    new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  );

/** A wish to see the panel. */
export interface Opening {
  part?: string;
}

interface FilterPanelProps {
  id: string;
  search: RealtySearch;
  /** Null where they could not be fetched. */
  choices: PanelChoices | null;
  /** Opens it, each time another one is given, at one of its parts where that is named. */
  opening: Opening | null;
}

/** What the fields start with, and which of their parts gets the focus. Another `generation` makes them anew. */
interface Start {
  shown: RealtySearch;
  generation: number;
  part?: string | undefined;
}

/** All filters in a form of their own. Without scripts it is open, and is sent like any form. */
export const FilterPanel = ({ id, search, choices, opening }: FilterPanelProps) => {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // The fields are uncontrolled; another generation of them starts from `shown`.
  const [start, setStart] = useState<Start>({ shown: search, generation: 0 });
  const [entered, setEntered] = useState<RealtySearch | null>(null);
  const count = useCount(entered);

  const startFrom = (from: RealtySearch, at?: string) => {
    setStart({ shown: from, generation: start.generation + 1, part: at });
    setEntered(from);
  };
  const openAt = useEffectEvent((part: string | undefined) => {
    startFrom(search, part);
  });
  useEffect(() => {
    if (opening) openAt(opening.part);
  }, [opening]);
  // When its fields are there anew.
  useEffect(() => {
    if (start.generation > 0 && !dialog.current?.open) dialog.current?.showModal();
    const fields = start.part ? dialog.current?.querySelector(`[data-part="${start.part}"]`) : null;
    fields?.scrollIntoView({ block: 'start' });
    fields?.querySelector<HTMLElement>(':checked:not(option), select, input')?.focus();
  }, [start]);
  useEffect(() => {
    const panel = dialog.current;
    // The dialog itself is hit only beside its form.
    const besides = ({ target }: MouseEvent) => target === panel && panel?.close();
    panel?.addEventListener('click', besides);
    return () => panel?.removeEventListener('click', besides);
  }, []);

  const unchanged: RealtySearch = {
    keyword: search.keyword,
    bbox: search.bbox,
    sort: search.sort,
    view: search.view,
    userId: search.userId,
  };
  const change = () => {
    if (form.current) setEntered(inPlaceOf(search, { ...searchOf(form.current), ...unchanged }));
  };
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = inPlaceOf(search, { ...searchOf(event.currentTarget), ...unchanged });
    dialog.current?.close();
    void navigate(searchHref(next));
    document.querySelector('h1')?.focus({ preventScroll: true });
  };

  return (
    <dialog
      ref={dialog}
      id={id}
      className="filters"
      open={import.meta.env.SSR}
      aria-labelledby={`${id}-title`}
      onClose={() => setEntered(null)}
    >
      <form
        ref={form}
        action="/realtylist"
        method="get"
        noValidate
        className="filters-form"
        onSubmit={apply}
        onChange={change}
      >
        <header className="filters-head">
          <h2 id={`${id}-title`}>필터</h2>
          <button
            type="button"
            className="scripted icon-button filters-close"
            aria-label="필터 닫기"
            onClick={() => dialog.current?.close()}
          >
            <span aria-hidden="true">✕</span>
          </button>
          {import.meta.env.SSR && <a href={searchHref(search)}>닫기</a>}
        </header>
        <div className="filters-fields">
          {import.meta.env.SSR && <HiddenFields search={unchanged} />}
          <FilterFields key={start.generation} shown={start.shown} choices={choices} onPlaces={change} />
        </div>
        <footer className="filters-foot">
          <Link
            to={paths.realties()}
            className="filters-reset"
            onClick={(event) => {
              event.preventDefault();
              startFrom(unchanged);
            }}
          >
            초기화
          </Link>
          <Button type="submit" tone="go" wide>
            {count === null ? '결과 보기' : `${countText(count)} 보기`}
          </Button>
        </footer>
      </form>
    </dialog>
  );
};
