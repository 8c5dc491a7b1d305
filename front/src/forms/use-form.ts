import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Refusal, refuse } from './refusal.ts';

/** What is wrong, by the name of the field. */
export type FieldErrors = Record<string, string>;

/** What stands in a form: text by the name of its field, true or false for a checkbox. */
type Typed = Record<string, string | boolean>;

export type Rules<T> = (typed: Typed) => { values: T } | { errors: FieldErrors };

interface FormOptions<T> {
  /** Fetched when the form is first used: the schemas weigh more than the page that they check. */
  fetchRules: () => Promise<Rules<T>>;
  send: (values: T) => Promise<void>;
  /** The field that gets the focus when the whole is refused. */
  refusedAt?: string;
}

/** To be spread over the <form>. */
interface FormProps {
  ref: RefObject<HTMLFormElement | null>;
  method: 'post';
  noValidate: true;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
  onChange: (event: FormEvent) => void;
  onSubmit: (event: FormEvent) => void;
}

const inputsOf = (form: HTMLFormElement | null): HTMLInputElement[] =>
  [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name !== '',
  );

const typedIn = (inputs: HTMLInputElement[]): Typed =>
  Object.fromEntries(
    inputs.map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]),
  );

const nameOf = ({ target }: { target: EventTarget }): string =>
  target instanceof HTMLInputElement ? target.name : '';

/**
 * A form of native inputs that keep what is typed themselves. A field is checked when it is left and from then on
 * with every change, all of them when the form is sent; then the first wrong one gets the focus. Sending once
 * more while it is being sent does nothing. A failed sending keeps what was typed and is told as `refusal` or at
 * the fields it names.
 */
export const useForm = <T>({ fetchRules, send, refusedAt }: FormOptions<T>) => {
  const ref = useRef<HTMLFormElement>(null);
  const checked = useRef(new Set<string>());
  const busy = useRef(false);
  const focusNext = useRef<string>(undefined);
  /** What the server said of a field, and of which value: it holds until that is changed. */
  const told = useRef<Record<string, { message: string; of: Typed[string] | undefined }>>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sending, setSending] = useState(false);

  // After the errors are there, so that they are read out with the field.
  useEffect(() => {
    const name = focusNext.current;
    focusNext.current = undefined;
    if (name)
      inputsOf(ref.current)
        .find((input) => input.name === name)
        ?.focus();
  });

  /** Looks at the fields that were checked before; where the rules cannot be had, sending will tell. */
  const recheck = async () => {
    const rules = await fetchRules().catch(() => null);
    const typed = typedIn(inputsOf(ref.current));
    const result = rules?.(typed);
    if (!result) return;
    const found = 'errors' in result ? result.errors : {};
    const shown: FieldErrors = {};
    for (const name of checked.current) {
      const said = told.current[name];
      const error = found[name] ?? (said && said.of === typed[name] ? said.message : undefined);
      if (error) shown[name] = error;
    }
    setErrors(shown);
  };

  const tell = (found: FieldErrors) => {
    setErrors(found);
    focusNext.current = inputsOf(ref.current).find(({ name }) => found[name])?.name;
  };

  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setRefusal(null);
    const inputs = inputsOf(ref.current);
    const names = inputs.map(({ name }) => name);
    const typed = typedIn(inputs);
    told.current = {};
    try {
      const result = (await fetchRules())(typed);
      for (const name of names) checked.current.add(name);
      if ('errors' in result) tell(result.errors);
      else {
        setErrors({});
        await send(result.values);
      }
    } catch (error) {
      const refused = refuse(error, names);
      if ('errors' in refused) {
        for (const [name, message] of Object.entries(refused.errors)) {
          told.current[name] = { message, of: typed[name] };
        }
        tell(refused.errors);
      } else {
        setRefusal(refused.refusal);
        focusNext.current = refusedAt;
      }
    }
    busy.current = false;
    setSending(false);
  };

  const props: FormProps = {
    ref,
    method: 'post',
    noValidate: true,
    onFocus: () => void fetchRules().catch(() => undefined),
    onBlur: (event) => {
      const name = nameOf(event);
      if (!name) return;
      checked.current.add(name);
      void recheck();
    },
    onChange: (event) => {
      if (checked.current.has(nameOf(event))) void recheck();
    },
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
  return { props, errors, refusal, sending };
};
