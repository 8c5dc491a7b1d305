import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { controlsOf } from '../../../ui/form/use-checks.ts';
import { useSearch } from '../../../ui/use-search.ts';

/** The parts of the form, of which a phone shows one at a time. */
export const STEPS = ['집과 위치', '사진과 집 정보', '가격과 소개'] as const;

const controlOf = (form: HTMLFormElement | null, name: string) =>
  controlsOf(form).find((control) => control.name === name);

/** The step that an element belongs to. */
const stepOf = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-step]')?.dataset.step);

/**
 * Which step a phone shows: it stands in the address, so that going back goes a step back. In: the form, and whether
 * something is in it already; an empty one begins with the first step. The fields of all steps are always there.
 */
export const useSteps = (form: RefObject<HTMLFormElement | null>, begun: boolean) => {
  const { pathname, hash } = useLocation();
  const search = useSearch();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const given = Number(search.get('step'));
  const current = Number.isInteger(given) && given > 1 && given <= STEPS.length ? given : 1;
  const before = useRef(current);
  /** The field to go to in the step that comes. */
  const wanted = useRef('');

  const hrefOf = (step: number): string => {
    const next = new URLSearchParams(search);
    if (step > 1) next.set('step', String(step));
    else next.delete('step');
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };

  /** Brings a field into view and gives it the focus, in whatever step or fold it is. */
  const show = (name: string, replace = false) => {
    const control = controlOf(form.current, name);
    if (!control) return;
    const fold = control.closest('details');
    if (fold) fold.open = true;
    control.focus();
    if (document.activeElement === control) return;
    wanted.current = name;
    void navigate(hrefOf(stepOf(control)), { replace });
  };

  const arrive = useEffectEvent((step: number) => {
    if (step === before.current) return;
    before.current = step;
    const name = wanted.current;
    wanted.current = '';
    if (name) show(name);
    // The page is where the router has scrolled it.
    else heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(current), [current]);

  const open = useEffectEvent(() => {
    if (hash) show(hash.slice(1), true);
    else if (!begun && current > 1) void navigate(hrefOf(1), { replace: true });
  });
  useEffect(() => open(), []);

  return {
    current,
    heading,
    hrefOf,
    show,
    /** The names of the fields of the step that is shown. */
    fields: (): string[] =>
      controlsOf(form.current).flatMap((control) => (stepOf(control) === current ? control.name : [])),
    goOn: () => void navigate(hrefOf(current + 1)),
  };
};

export type Steps = ReturnType<typeof useSteps>;
