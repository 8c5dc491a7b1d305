import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type FormProps, useBlocker, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

type Props = ComponentProps<NonNullable<FormProps['WarnWhenUnsavedChangesComponent']>>;

/**
 * Asks before a form with unsaved changes is left, as react-admin's own does, which ends the page with an error where the
 * navigation that waits was overtaken by another or has gone on, while React still renders the state before.
 */
export const UnsavedWarning = ({ formControl, formRootPathName }: Props) => {
  const translate = useTranslate();
  const { isSubmitSuccessful, dirtyFields } = useFormState(
    formControl ? { control: formControl } : undefined,
  );
  const isUnsaved = !isSubmitSuccessful && Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const form = formRootPathName ?? currentLocation.pathname;
    const isWithin =
      nextLocation.pathname.startsWith(form) && !nextLocation.pathname.startsWith(`${form}/show`);
    return isUnsaved && !isWithin;
  });
  /** The navigation that waits, once it has waited for a turn: a save leads on before the form knows that it is saved. */
  const [waited, setWaited] = useState<unknown>(null);
  const settled = useRef<unknown>(null);

  useEffect(() => {
    if (blocker.state !== 'blocked' || blocker.location === settled.current) return;
    if (isUnsaved && blocker.location !== waited) {
      setWaited(blocker.location);
      return;
    }
    settled.current = blocker.location;
    const mayLeave = !isUnsaved || window.confirm(translate('ra.message.unsaved_changes'));
    try {
      if (mayLeave) blocker.proceed();
      else blocker.reset();
    } catch {
      // React Router throws for a navigation that does not wait any more.
    }
  }, [blocker, isUnsaved, translate, waited]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return null;
};
