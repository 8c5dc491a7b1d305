import { browserSession } from '@hanca/common/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { statusOf } from '../../../failure.ts';
import { SignedOut } from '../../../session/failed.tsx';
import { MemberQueries } from '../../../session/member-queries.tsx';
import { meQuery } from '../../../session/queries.ts';
import { useSignOutElsewhere } from '../../../session/use-sign-out-elsewhere.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Choices } from '../choices.ts';
import { choicesQuery } from '../choices.ts';
import { keepDraft, readDraft } from './draft.ts';
import { photosText, writtenText } from './draft-words.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { NotMine } from './not-mine.tsx';
import { RealtyForm } from './realty-form.tsx';
import { formKeyOf, type Listing, type Purpose, startOf } from './start.ts';
import type { Start } from './use-realty-form.ts';
import type { RealtyValues } from './values.ts';

/** Says where the form's first values come from. */
type Said = 'restored' | 'renewed' | 'discarded' | null;

const words: Record<Exclude<Said, null>, { title: string; text: string }> = {
  restored: { title: '작성하던 내용을 불러왔어요', text: '' },
  renewed: { title: '최신 내용을 불러왔어요', text: '여기서 고친 것은 그대로 두었어요.' },
  discarded: { title: '적은 내용을 지웠어요', text: '' },
};

/** The form from one start to the next: each is a form of its own. */
interface Round {
  number: number;
  start: Start;
  said: Said;
  /** When a draft was written, and its photos. */
  about?: string;
  /** What was thrown away, to be had back. */
  discarded: RealtyValues | null;
}

interface ReadyProps {
  purpose: Purpose;
  userId: number;
  listing: Listing | null;
  choices: Choices;
  onReload: () => Promise<Listing | null>;
}

const Ready = ({ purpose, userId, listing, choices, onReload }: ReadyProps) => {
  const formKey = formKeyOf(purpose);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState((): Round => {
    const draft = readDraft(userId, formKey);
    const about = draft
      ? [writtenText(draft), photosText(draft, Date.now())].filter(Boolean).join(' · ')
      : '';
    const restored = { said: draft && ('restored' as const), about, discarded: null };
    return { number: 0, start: startOf(purpose, listing, draft), ...restored };
  });
  const { start, said, about, discarded } = round;
  const again = (next: Omit<Round, 'number'>) => setRound({ number: round.number + 1, ...next });

  const reload = async (values: RealtyValues) => {
    setFailed(false);
    const fresh = await onReload();
    if (!fresh || !start.edited) return setFailed(true);
    const draft = { values, base: { values: start.initial, updated: start.edited.updated } };
    again({ start: startOf(purpose, fresh, draft), said: 'renewed', discarded: null });
  };
  const restore = (values: RealtyValues) => {
    keepDraft(userId, formKey, {
      values,
      base: start.edited && { values: start.initial, updated: start.edited.updated },
    });
    again({ start: { ...start, values }, said: null, discarded: null });
  };
  return (
    <>
      {failed && (
        <Notice tone="warn" title="최신 내용을 불러오지 못했어요" live>
          잠시 후 다시 시도해 주세요. 적은 내용은 그대로 있어요.
        </Notice>
      )}
      <RealtyForm
        key={round.number}
        userId={userId}
        formKey={formKey}
        start={start}
        choices={choices}
        notice={
          said && (
            <>
              <strong>{words[said].title}</strong>
              {words[said].text || about}
              {discarded && <Button onClick={() => restore(discarded)}>되돌리기</Button>}
            </>
          )
        }
        onDiscard={(values) =>
          again({ start: { ...start, values: start.initial }, said: 'discarded', discarded: values })
        }
        onReload={(values) => void reload(values)}
      />
    </>
  );
};

let visits = 0;

const Loaded = ({ purpose }: { purpose: Purpose }) => {
  const { call } = useDeps();
  const { id } = purpose;
  // Under who is signed in now: what another member of this browser was shown is not taken. Once, as a session may
  // end while somebody writes.
  const [owner] = useState(() => `${browserSession.user()?.userId}`);
  const me = useQuery({
    queryKey: [...meQuery(call).queryKey, owner],
    queryFn: ({ signal }) => call((client) => client.account.me({}, { signal })),
  });
  const choices = useQuery(choicesQuery(call));
  // A form is made of what is stored now, never of an answer from before.
  const [visit] = useState(() => {
    visits += 1;
    return visits;
  });
  const listing = useQuery({
    queryKey: ['realties', 'form', id, visit],
    gcTime: 0,
    refetchOnReconnect: false,
    enabled: id !== null,
    queryFn: async ({ signal }) =>
      id === null ? null : call((client) => client.realties.get({ params: { id } }, { signal })),
  });
  const all = id === null ? [me, choices] : [me, choices, listing];
  const retry = () => {
    for (const query of all) if (query.isError) void query.refetch();
  };
  // Of what is there already the form does not go away.
  const error = all.find((query) => query.error && !query.data)?.error;
  if (error && statusOf(error) === 401)
    return <SignedOut text="다시 로그인하면 쓰던 내용을 이어서 쓸 수 있어요." />;
  if (error && statusOf(error) === 404) return <NotMine />;
  if (error) {
    return (
      <Notice tone="warn" title="양식을 불러오지 못했어요" live>
        <p>적어 둔 내용은 이 브라우저에 그대로 있어요.</p>
        <Button onClick={retry}>다시 시도</Button>
      </Notice>
    );
  }
  if (!me.data || !choices.data || (id !== null && !listing.data)) return <FormSkeleton />;
  if (listing.data && listing.data.userId !== me.data.id) return <NotMine />;
  return (
    <Ready
      key={`${me.data.id} ${formKeyOf(purpose)}`}
      purpose={purpose}
      userId={me.data.id}
      listing={listing.data ?? null}
      choices={choices.data}
      onReload={async () => {
        const { data, isError } = await listing.refetch();
        return isError ? null : (data ?? null);
      }}
    />
  );
};

/** The rental form for a purpose, with what it needs fetched. Only for the browser. */
export const FormPage = ({ purpose }: { purpose: Purpose }) => {
  useSignOutElsewhere();
  return (
    <MemberQueries>
      <Loaded purpose={purpose} />
    </MemberQueries>
  );
};
