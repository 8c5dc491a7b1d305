import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Refusal, refuse } from './refusal.ts';

/** What is wrong, by the name of the field. */
export type FieldErrors = Record<string, string>;

/** To be spread over the <form>. */
interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  method: 'post';
  noValidate: true;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
  onSubmit: (event: FormEvent) => void;
}

export type Checked<T> = { values: T } | { errors: FieldErrors };

interface ChecksOptions<V extends Record<string, unknown>, T> {
  form: RefObject<HTMLFormElement | null>;
  /** Its present values. */
  read: () => V;
  /** Fetched when the form is first used: the schemas weigh more than the page that they check. */
  fetchRules: () => Promise<(typed: V) => Checked<T>>;
  send: (values: T) => Promise<void>;
  /** The field that gets the focus when the whole is refused. */
  refusedAt?: string;
  /** Brings a field into view and gives it the focus, in a form that shows a part of itself. */
  show?: (name: string) => void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** The named controls of a form in their order; a button with a name represents a field without a control. */
export const controlsOf = (form: HTMLFormElement | null): Control[] =>
  [...(form?.elements ?? [])].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLButtonElement) &&
      element.name !== '',
  );

/** The name of the field that somebody enters into; '' for anything else, buttons too. */
export const fieldOf = (target: EventTarget): string =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement
    ? target.name
    : '';

/**
 * When a form's fields are checked and what is said of them. A field into which something was entered is checked when it is
 * left, and from then on with every change in the form, all of them when the form is sent; then the first wrong one gets the focus. Sending once
 * more while it is being sent does nothing. A failed sending is shown as `refusal` or at the fields it names.
 */
export const useChecks = <V extends Record<string, unknown>, T>({
  form,
  read,
  fetchRules,
  send,
  refusedAt,
  show = (name) =>
    controlsOf(form.current)
      .find((control) => control.name === name)
      ?.focus(),
}: ChecksOptions<V, T>) => {
  /** What somebody entered something into: who only passes a field has done nothing wrong. */
  const entered = useRef(new Set<string>());
  const checked = useRef(new Set<string>());
  const busy = useRef(false);
  const focusNext = useRef<string>(undefined);
  /** What the server said of a field, and of which value: it holds until that is changed. */
  const refused = useRef<Record<string, { message: string; of: unknown }>>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sending, setSending] = useState(false);

  // After the errors are there, so that they are read out with the field.
  useEffect(() => {
    const name = focusNext.current;
    focusNext.current = undefined;
    if (name) show(name);
  });

  /**
   * Checks the fields again that were checked before; where the rules cannot be fetched, sending will show it. In: of
   * which the first wrong one gets the focus. Out: what is wrong.
   */
  const recheck = async (toFocus: readonly string[] = []): Promise<FieldErrors> => {
    const rules = await fetchRules().catch(() => null);
    const typed = read();
    const result = rules?.(typed);
    if (!result) return {};
    const found = 'errors' in result ? result.errors : {};
    const shown: FieldErrors = {};
    for (const name of checked.current) {
      const said = refused.current[name];
      const error = found[name] ?? (said && said.of === typed[name] ? said.message : undefined);
      if (error) shown[name] = error;
    }
    focusNext.current = toFocus.find((name) => shown[name]) ?? focusNext.current;
    setErrors(shown);
    return shown;
  };

  const tell = (found: FieldErrors) => {
    setErrors(found);
    focusNext.current = controlsOf(form.current).find(({ name }) => found[name])?.name;
  };

  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setRefusal(null);
    const names = [...new Set(controlsOf(form.current).map(({ name }) => name))];
    const typed = read();
    refused.current = {};
    try {
      const result = (await fetchRules())(typed);
      for (const name of names) checked.current.add(name);
      if ('errors' in result) tell(result.errors);
      else {
        setErrors({});
        await send(result.values);
      }
    } catch (error) {
      const answer = refuse(error, names);
      if ('errors' in answer) {
        for (const [name, message] of Object.entries(answer.errors)) {
          refused.current[name] = { message, of: typed[name] };
        }
        tell(answer.errors);
      } else {
        setRefusal(answer.refusal);
        focusNext.current = refusedAt;
      }
    }
    busy.current = false;
    setSending(false);
  };

  const left = (name: string) => {
    if (!entered.current.has(name)) return;
    checked.current.add(name);
    void recheck();
  };

  const props: FormProps = {
    ref: form,
    method: 'post',
    noValidate: true,
    // Somebody is about to fill it in.
    onFocus: () => void fetchRules().catch(() => undefined),
    onBlur: ({ target, relatedTarget }) => {
      const name = fieldOf(target);
      // From one of a group of choices to the next, the group is not left.
      if (!relatedTarget || fieldOf(relatedTarget) !== name) left(name);
    },
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  };

  return {
    props,
    errors,
    refusal,
    sending,
    submit,
    left,
    /** Checks these as when the form is sent. Out: whether they are right. */
    checkSome: async (names: readonly string[]): Promise<boolean> => {
      for (const name of names) checked.current.add(name);
      const wrong = await recheck(names);
      return !names.some((name) => wrong[name]);
    },
    changed: (name: string) => {
      if (name) entered.current.add(name);
      // What is wrong with one field may hang on another.
      if (checked.current.size > 0) void recheck();
    },
  };
};
