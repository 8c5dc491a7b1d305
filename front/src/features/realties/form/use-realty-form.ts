import type { RealtyInput } from '@hanca/common/contract/realty-input.ts';
import { browserSession } from '@hanca/common/session.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeps } from '../../../deps.ts';
import { statusOf } from '../../../failure.ts';
import { paths } from '../../../paths.ts';
import { type Checked, fieldOf, useChecks } from '../../../ui/form/use-checks.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { usePhotos } from '../../../ui/photos/use-photos.ts';
import { showToast } from '../../../ui/toasts.ts';
import { type Draft, type FormKey, forgetDraft, keepDraft } from './draft.ts';
import type { Changes } from './realty-rules.ts';
import { useLeaving } from './use-leaving.ts';
import { useSteps } from './use-steps.ts';
import { type ListName, type RealtyValues, sameValues, type TextName } from './values.ts';

/** What a form starts with. */
export interface Start {
  /** Its first values: a draft, or the same as `initial`. */
  values: RealtyValues;
  /** Its first values without a draft. */
  initial: RealtyValues;
  /** Of an edit: the listing, and when it was last changed (milliseconds). */
  edited: { id: number; updated: number } | null;
}

/** Why saving cannot go on, beyond errors of fields. */
export type Trouble = 'signed-out' | 'other-member' | 'changed' | 'gone';

/** Where it was met, and is shown. */
export type MetAt = 'photos' | 'location' | 'save';

interface Options {
  userId: number;
  formKey: FormKey;
  start: Start;
}

/** What a refusal of that status means; of a new listing 401 alone says more than its words. */
const troubleOf = (status: number | null, editing: boolean): Trouble | null => {
  if (status === 401) return 'signed-out';
  if (!editing) return null;
  if (status === 409) return 'changed';
  return status === 403 || status === 404 ? 'gone' : null;
};

type Values = { create: RealtyInput } | { change: Changes };

/**
 * The rental form: its values, draft, pictures, errors, and saving, which waits for uploads and leads on: to what follows
 * the publication, or back to the listing with a word on what was saved.
 */
export const useRealtyForm = ({ userId, formKey, start }: Options) => {
  const { call } = useDeps();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(start.values);
  const latest = useRef(values);
  const draft = useDraft<Draft>({
    keep: (written) => keepDraft(userId, formKey, written),
    forget: () => forgetDraft(userId, formKey),
  });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [metAt, setMetAt] = useState<MetAt>('save');
  const [waiting, setWaiting] = useState(false);
  const busy = useRef(false);
  /** Saved: what is pressed while the next page comes saves nothing more. */
  const done = useRef(false);

  const changes = (): Draft | null =>
    sameValues(latest.current, start.initial)
      ? null
      : {
          values: latest.current,
          base: start.edited ? { values: start.initial, updated: start.edited.updated } : null,
        };

  const change = (some: Partial<RealtyValues>) => {
    latest.current = { ...latest.current, ...some };
    setValues(latest.current);
    draft.note(changes());
    for (const name of Object.keys(some)) checks.changed(name);
  };
  const signedOut = (at: MetAt) => {
    setTrouble('signed-out');
    setMetAt(at);
  };
  const photos = usePhotos({
    target: 'realty',
    initial: start.values.images,
    held: start.initial.images,
    onPaths: (images) => change({ images }),
    onSignedOut: () => signedOut('photos'),
  });

  const fetchRules = async () => {
    const { realtyRules, changeRules } = await import('./realty-rules.ts');
    return (typed: RealtyValues): Checked<Values> => {
      const result = start.edited ? changeRules(start.initial)(typed) : realtyRules(typed);
      const images = photos.problem();
      if (images) return { errors: { ...('errors' in result ? result.errors : {}), images } };
      if ('errors' in result) return result;
      if (start.edited) return { values: { change: result.values } };
      return { values: { create: result.values as RealtyInput } };
    };
  };

  const store = (given: Values) =>
    call((client) => {
      if ('create' in given) return client.realties.create({ body: given.create });
      const edited = start.edited;
      if (!edited) throw new Error('a change without a listing');
      return client.realties.update({
        body: { ...given.change, id: edited.id, basedOn: edited.updated },
      });
    });

  const send = async (given: Values) => {
    const signedIn = browserSession.user()?.userId;
    if (signedIn !== undefined && signedIn !== userId) return setTrouble('other-member');
    const saved =
      'change' in given && start.edited && Object.keys(given.change).length === 0
        ? start.edited
        : await store(given).catch((error: unknown) => {
            const known = troubleOf(statusOf(error), start.edited !== null);
            if (!known) throw error;
            setTrouble(known);
            return null;
          });
    if (!saved) return;
    done.current = true;
    draft.forget();
    // The member's lists have changed; the form itself fetches nothing any more.
    await queryClient.invalidateQueries({ refetchType: 'none' });
    if ('change' in given) showToast((await import('./realty-rules.ts')).savedWords(given.change));
    const next = 'change' in given ? paths.realty(saved.id) : paths.publishedRealty(saved.id);
    await navigate(next, { replace: true });
  };

  const steps = useSteps(ref, formKey !== 'new' || !sameValues(start.values, start.initial));
  const checks = useChecks({
    form: ref,
    read: () => latest.current,
    fetchRules,
    send,
    show: (name) => steps.show(name),
  });

  /** To the next step, once what this one holds is right. */
  const goOn = async () => {
    if (await checks.checkSome(steps.fields())) steps.goOn();
  };

  const submit = async () => {
    if (busy.current || done.current) return;
    busy.current = true;
    setTrouble(null);
    setWaiting(true);
    // Who left the form or threw it away meanwhile publishes nothing.
    if (!(await photos.settled())) return;
    setWaiting(false);
    setMetAt('save');
    await checks.submit();
    busy.current = false;
  };

  const leave = useLeaving(checks.left);

  return {
    values,
    change,
    /** What a field of text takes from the form. */
    text: (name: TextName) => ({
      name,
      value: values[name],
      error: checks.errors[name],
      autoComplete: 'off',
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    }),
    /** What a fact of three states takes from it. */
    stated: (name: TextName) => ({
      name,
      value: values[name],
      error: checks.errors[name],
      onChoose: (value: string) => change({ [name]: value }),
    }),
    /** What a field of several choices takes from it. */
    list: (name: ListName) => ({
      name,
      chosen: values[name],
      error: checks.errors[name],
      onChoose: (chosen: string[]) => change({ [name]: chosen }),
    }),
    photos,
    /** Checks a field as when the form is sent, and gives it the focus where it is wrong. */
    check: (name: TextName) => checks.checkSome([name]),
    steps,
    goOn,
    errors: checks.errors,
    refusal: checks.refusal,
    trouble,
    metAt,
    signedOut,
    saving: checks.sending,
    waiting,
    dirty: !sameValues(values, start.initial),
    draftWorks: draft.works,
    forgetDraft: draft.forget,
    props: {
      ...checks.props,
      onBlur: ({ target }: { target: EventTarget }) => leave.left(fieldOf(target)),
      onPointerDown: leave.pressed,
      // A listing goes out to everybody: by the button only, never by Enter in a line, which also ends a syllable.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      },
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        void submit();
      },
    },
  } as const;
};

export type RealtyForm = ReturnType<typeof useRealtyForm>;
