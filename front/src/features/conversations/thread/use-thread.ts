import type { Message } from '@hanca/common/contract/conversations.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { THREAD, waitAfter } from '../back-off.ts';
import { unreadStore } from '../unread-store.ts';

/** Messages that are fetched at once. */
const SIZE = 50;

/** What is known of a thread with its newest messages, without a gap: where there is one, the newest alone. */
const joined = (known: readonly Message[], newest: Message[]): Message[] => {
  const first = newest[0]?.id ?? 0;
  const meets = known.some(({ id }) => id >= first);
  return meets ? [...known.filter(({ id }) => id < first), ...newest] : newest;
};

/** Says that what is in view has been seen, on this device and so on all. */
const useSeen = (id: number, last: number | undefined): void => {
  const { call } = useDeps();
  const seen = useRef(0);
  useEffect(() => {
    if (last === undefined) return;
    const say = () => {
      if (document.visibilityState !== 'visible' || seen.current >= last) return;
      seen.current = last;
      call((client) => client.conversations.read({ params: { id }, body: { messageId: last } })).then(
        unreadStore.refetch,
        () => {
          // The next message, or the next visit, says it again.
          seen.current = 0;
        },
      );
    };
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [id, last, call]);
};

/**
 * A conversation with its messages, oldest first. While it is in view it is fetched again and again, the less often the longer
 * nothing has changed. Out: both queries; the messages; what fetches those before, null where there are none; and what fetches
 * everything now.
 */
export const useThread = (id: number, member: number) => {
  const { call } = useDeps();
  const cache = useQueryClient();
  /** The first message that there is, once it is known. */
  const [begin, setBegin] = useState<number>();
  const changed = useRef({ last: 0, at: Date.now() });
  const key = ['conversations', member, 'thread', id];
  const messagesKey = [...key, 'messages'];
  const params = { id };
  const head = useQuery({
    queryKey: [...key, 'head'],
    queryFn: ({ signal }) => call((client) => client.conversations.one({ params }, { signal })),
    staleTime: 0,
  });
  const newest = useQuery({
    queryKey: messagesKey,
    queryFn: async ({ signal }) => {
      const query = { limit: SIZE };
      const fetched = await call((client) => client.conversations.messages({ params, query }, { signal }));
      return joined(cache.getQueryData<Message[]>(messagesKey) ?? [], fetched);
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: () => waitAfter(Date.now() - changed.current.at, THREAD),
  });
  const messages = newest.data ?? [];
  const last = messages.at(-1)?.id;
  useSeen(id, last);

  const { refetch: refetchHead } = head;
  useEffect(() => {
    if (last === undefined || changed.current.last === last) return;
    // What the other wrote may have come with a new state of the home.
    if (changed.current.last > 0) void refetchHead();
    changed.current = { last, at: Date.now() };
  }, [last, refetchHead]);

  const first = messages[0]?.id;
  const fetchBefore = async () => {
    const older = await call((client) =>
      client.conversations.messages({ params, query: { before: first, limit: SIZE } }),
    );
    // Pressed twice, they come once.
    cache.setQueryData<Message[]>(messagesKey, (now = []) =>
      now[0]?.id === first ? [...older, ...now] : now,
    );
    if (older.length < SIZE) setBegin(older[0]?.id ?? first);
  };
  return {
    head,
    newest,
    messages,
    fetchBefore: messages.length < SIZE || first === begin ? null : fetchBefore,
    refetch: async () => {
      changed.current.at = Date.now();
      await Promise.all([head.refetch(), newest.refetch()]);
    },
  };
};
