import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useDeps } from '../../deps.ts';
import { paths } from '../../paths.ts';
import type { Names } from '../../realties/asked.ts';
import { readChoices } from '../../realties/choices.ts';
import { searchOf } from '../../realties/search-form.ts';
import { inPlaceOf, type RealtySearch, searchHref } from '../../realties/search-place.ts';
import { Button } from '../../ui/button.tsx';
import { FilterFields } from './filter-fields.tsx';
import { Kept } from './kept.tsx';
import type { Opening } from './panel-id.ts';
import { useCount } from './use-count.ts';

interface FilterPanelProps {
  /** By which its address opens it. */
  id: string;
  search: RealtySearch;
  names: Names;
  /** Opens it, each time another one is given, at one of its parts where that is named. */
  opening: Opening | null;
}

/** A generation of fields: what they start with, and the part of them that is gone to. */
interface Start {
  shown: RealtySearch;
  generation: number;
  part?: string | undefined;
}

/** All filters in a form of their own. Without scripts it is shown by its address, and sent as any form. */
export const FilterPanel = ({ id, search, names, opening }: FilterPanelProps) => {
  const { call } = useDeps();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  // The fields keep what is chosen in them; another generation of them starts from `shown`.
  const [start, setStart] = useState<Start>({ shown: search, generation: 0 });
  const [draft, setDraft] = useState<RealtySearch | null>(null);
  const [cities, setCities] = useState<Names['cities'] | null>(null);
  /** Whose cities are offered, or will be. */
  const province = useRef<string>(undefined);
  const count = useCount(draft);

  const startFrom = (from: RealtySearch, at?: string) => {
    setStart({ shown: from, generation: start.generation + 1, part: at });
    setDraft(from);
    province.current = from.regionId;
    setCities(null);
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
  const showCities = async (regionId: string) => {
    province.current = regionId;
    setCities([]);
    // Without its cities a province can be chosen all the same.
    const choices = await readChoices(call).catch(() => null);
    if (province.current !== regionId) return;
    setCities(choices?.provinces.find(({ id }) => id === regionId)?.cities ?? []);
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
          {import.meta.env.SSR && <a href="#main">닫기</a>}
        </header>
        <div className="filters-fields">
          {import.meta.env.SSR && <Kept search={kept} />}
          <FilterFields
            key={start.generation}
            shown={start.shown}
            names={cities ? { ...names, cities } : names}
            onProvince={(regionId) => void showCities(regionId)}
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
            {count === null ? '결과 보기' : `${count.toLocaleString('ko-KR')}건 보기`}
          </Button>
        </footer>
      </form>
    </dialog>
  );
};
