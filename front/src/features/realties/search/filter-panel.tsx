import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { type Choices, citiesIn } from '../choices.ts';
import { countText } from '../words.ts';
import { FilterFields } from './filter-fields.tsx';
import { Kept } from './kept.tsx';
import type { Opening } from './panel-id.ts';
import { searchOf } from './search-form.ts';
import { inPlaceOf, type RealtySearch, searchHref } from './search-place.ts';
import { useCount } from './use-count.ts';

interface FilterPanelProps {
  id: string;
  search: RealtySearch;
  /** Null where they could not be fetched. */
  choices: Choices | null;
  /** Opens it, each time another one is given, at one of its parts where that is named. */
  opening: Opening | null;
}

/** A generation of fields: what they start with, and the part of them that is gone to. */
interface Start {
  shown: RealtySearch;
  generation: number;
  part?: string | undefined;
}

/** All filters in a form of their own. Without scripts it stands open, and is sent as any form. */
export const FilterPanel = ({ id, search, choices, opening }: FilterPanelProps) => {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  // The fields keep what is chosen in them; another generation of them starts from `shown`.
  const [start, setStart] = useState<Start>({ shown: search, generation: 0 });
  const [draft, setDraft] = useState<RealtySearch | null>(null);
  /** Whose cities are offered; null for the province of the search. */
  const [province, setProvince] = useState<string | null>(null);
  const count = useCount(draft);

  const startFrom = (from: RealtySearch, at?: string) => {
    setStart({ shown: from, generation: start.generation + 1, part: at });
    setDraft(from);
    setProvince(null);
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

  const kept: RealtySearch = {
    keyword: search.keyword,
    bbox: search.bbox,
    sort: search.sort,
    view: search.view,
    userId: search.userId,
  };
  const change = ({ currentTarget: form, target }: ChangeEvent<HTMLFormElement>) => {
    const city = form.elements.namedItem('cityId');
    // A city would go on saying where, also where its province is taken back.
    if (target.name === 'regionId' && city instanceof HTMLSelectElement) city.value = '';
    setDraft(inPlaceOf(search, { ...searchOf(form), ...kept }));
  };
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = inPlaceOf(search, { ...searchOf(event.currentTarget), ...kept });
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
      onClose={() => setDraft(null)}
    >
      <form
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
          {import.meta.env.SSR && <Kept search={kept} />}
          <FilterFields
            key={start.generation}
            shown={start.shown}
            choices={choices}
            cities={choices ? citiesIn(choices, province ?? search.regionId) : []}
            onProvince={setProvince}
          />
        </div>
        <footer className="filters-foot">
          <Link
            to={paths.realties()}
            className="filters-reset"
            onClick={(event) => {
              event.preventDefault();
              startFrom(kept);
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
