import { type FormEvent, useRef } from 'react';
import { type Checked, controlsOf, fieldOf, useChecks } from './use-checks.ts';

/** The values of a form: text by the name of its field, true or false for a checkbox. */
type Typed = Record<string, string | boolean>;

export type Rules<T> = (typed: Typed) => Checked<T>;

interface FormOptions<T> {
  fetchRules: () => Promise<Rules<T>>;
  send: (values: T) => Promise<void>;
  /** The field that gets the focus when the whole is refused. */
  refusedAt?: string;
}

/** Of the radio buttons of one name the chosen one counts; '' where none is. */
const typedIn = (form: HTMLFormElement | null): Typed => {
  const typed: Typed = {};
  for (const control of controlsOf(form)) {
    const { name, type, value } = control;
    if (control instanceof HTMLButtonElement) continue;
    if (type === 'radio') {
      typed[name] ??= '';
      if ('checked' in control && control.checked) typed[name] = value;
    } else typed[name] = type === 'checkbox' && 'checked' in control ? control.checked : value;
  }
  return typed;
};

/** A form of native, uncontrolled fields, checked and sent as useChecks says. */
export const useForm = <T>({ fetchRules, send, refusedAt }: FormOptions<T>) => {
  const ref = useRef<HTMLFormElement>(null);
  const checks = useChecks({ form: ref, read: () => typedIn(ref.current), fetchRules, send, refusedAt });
  return {
    props: { ...checks.props, onChange: ({ target }: FormEvent) => checks.changed(fieldOf(target)) },
    errors: checks.errors,
    refusal: checks.refusal,
    sending: checks.sending,
    /** To be called with the name of a field that was filled in by other means than typing. */
    filled: checks.changed,
  };
};
