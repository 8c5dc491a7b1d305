import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDeps } from '../../deps.ts';
import { paths } from '../../paths.ts';
import { MemberQueries } from '../../session/member-queries.tsx';
import { useUserId } from '../../session/session.tsx';
import header from '../../shell/header.module.css';
import thumbBar from '../../shell/thumb-bar.module.css';
import { Link } from '../../ui/link.tsx';
import { NUMBER, waitAfter } from './back-off.ts';
import styles from './unread.module.css';
import { unreadStore } from './unread-store.ts';

const MARK = /^\(\d+\+?\) /;

/** From here on the exact number helps nobody. */
const shownAs = (count: number): string => (count > 99 ? '99+' : String(count));

/** Puts the number before the title of the document, whatever page sets that. */
const useTitle = (count: number): void => {
  useEffect(() => {
    const mark = () => {
      const bare = document.title.replace(MARK, '');
      const title = count > 0 ? `(${shownAs(count)}) ${bare}` : bare;
      if (document.title !== title) document.title = title;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
};

/** Fetches how much is unread: at once when the page comes into view, the less often the longer nothing changes. */
const useFetched = (member: number): number => {
  const { call } = useDeps();
  const changed = useRef({ count: 0, at: Date.now() });
  const { data, refetch } = useQuery({
    queryKey: ['unread', member],
    queryFn: ({ signal }) => call((client) => client.conversations.unread({}, { signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: () => waitAfter(Date.now() - changed.current.at, NUMBER),
  });
  const count = data?.messages || 0;
  if (changed.current.count !== count) changed.current = { count, at: Date.now() };
  useEffect(() => unreadStore.fetchedBy(() => void refetch()), [refetch]);
  const notifications = data?.notifications || 0;
  useEffect(() => unreadStore.set(count, notifications), [count, notifications]);
  return count;
};

const find = (selector: string): Element | null => document.querySelector(selector);

const Numbers = ({ member }: { member: number }) => {
  const count = useFetched(member);
  const [at, setAt] = useState<{ corner: Element | null; thumb: Element | null }>();
  useTitle(count);
  useEffect(
    () =>
      setAt({
        corner: find(`.${header.corner}`),
        thumb: find(`.${thumbBar.bar} a[href="${paths.mypage}"]`),
      }),
    [],
  );
  useEffect(() => () => unreadStore.set(0, 0), []);
  if (count === 0 || !at) return null;
  return (
    <>
      {at.corner &&
        createPortal(
          <Link to={paths.messages} className={styles.corner}>
            문의{' '}
            <b className={styles.number}>
              {shownAs(count)}
              <span className="hidden-text">개 안 읽음</span>
            </b>
          </Link>,
          at.corner,
        )}
      {at.thumb &&
        createPortal(
          <b className={`${styles.number} ${styles.thumb}`}>
            {shownAs(count)}
            <span className="hidden-text">개 안 읽음</span>
          </b>,
          at.thumb,
        )}
    </>
  );
};

/**
 * The number of unread messages in the header, the bar under the thumb and the title of the document. Its code comes long after
 * the page, and for members alone: so it puts the numbers into bars that know nothing of it.
 */
export const Unread = () => {
  const member = useUserId();
  return member ? (
    <MemberQueries>
      <Numbers key={member} member={member} />
    </MemberQueries>
  ) : null;
};
