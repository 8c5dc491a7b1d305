import type { Client } from '@hanca/common/client.ts';
import type { SignedIn } from '@hanca/common/contract/account.ts';
import type { ReactNode } from 'react';
import { useDeps } from '../../deps.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { RefusalNotice } from '../../ui/form/refusal-notice.tsx';
import type { FieldErrors } from '../../ui/form/use-checks.ts';
import { type Rules, useForm } from '../../ui/form/use-form.ts';
import { Head } from '../../ui/head.tsx';
import { Link } from '../../ui/link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ProviderLinks } from '../identities/links/provider-links.tsx';
import { AccountCard } from './account-card.tsx';
import { useAfterSignin, useOrigin, usePassOn, useSecondStep } from './after-signin.ts';

interface AccountFormPageProps<T> {
  title: string;
  lead: string;
  description: string;
  /** The other of the two pages, and for whom it is. */
  other: { text: string; title: string; pathFrom: (origin?: string) => string };
  fetchRules: () => Promise<Rules<T>>;
  send: (client: Client, body: T) => Promise<SignedIn>;
  /** The field that gets the focus when the whole is refused. */
  refusedAt: string;
  /** What the button says. */
  label: string;
  /** What it says while the form is being sent. */
  busyLabel: string;
  /** The fields above and below that of the e-mail, with what is wrong by their names. */
  above?: (errors: FieldErrors) => ReactNode;
  below: (errors: FieldErrors) => ReactNode;
  /** What the browser may fill in as the e-mail. */
  emailAutoComplete?: string;
  /** Another way on, under the button. In: whether the form is being sent. */
  otherWay?: (sending: boolean) => ReactNode;
}

/** The page of sign-in and of sign-up: a form that starts a session, and leads on from there. */
export const AccountFormPage = <T,>({
  title,
  lead,
  description,
  other,
  label,
  busyLabel,
  ...form
}: AccountFormPageProps<T>) => {
  usePassOn();
  const origin = useOrigin();
  const { call } = useDeps();
  const afterSignin = useAfterSignin();
  const secondStep = useSecondStep();
  const hydrated = useHydrated();
  const { props, errors, refusal, sending } = useForm<T>({
    fetchRules: form.fetchRules,
    send: (body) => call((client) => form.send(client, body)).then(afterSignin, secondStep),
    refusedAt: form.refusedAt,
  });
  const foot = (
    <>
      {other.text} <Link to={other.pathFrom(origin ?? undefined)}>{other.title}</Link>
    </>
  );
  return (
    <AccountCard title={title} lead={lead} foot={foot}>
      <Head title={title} description={description} unlisted />
      <form {...props}>
        <RefusalNotice refusal={refusal} />
        {form.above?.(errors)}
        <TextField
          name="email"
          label="이메일"
          type="email"
          inputMode="email"
          autoComplete={form.emailAutoComplete ?? 'email'}
          autoCapitalize="none"
          required
          error={errors.email}
        />
        {form.below(errors)}
        <Button type="submit" tone="go" wide disabled={!hydrated} aria-disabled={sending}>
          {sending ? busyLabel : label}
        </Button>
        {form.otherWay?.(sending)}
      </form>
      <ProviderLinks origin={origin ?? undefined} after />
    </AccountCard>
  );
};
