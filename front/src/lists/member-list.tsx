import type { Client } from '@hanca/common/client.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDeps } from '../deps.ts';
import { Failed } from '../session/failed.tsx';
import type { Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import { useSearch } from '../ui/use-search.ts';
import { atPage, lastPage, type Reader, readPage, readParameters } from './parameters.ts';

interface Wanted<Name extends string> {
  client: Client;
  member: number;
  filter: Partial<Record<Name, string>>;
  /** Its requests end with the signal. */
  options: { signal: AbortSignal };
}

/** A list of what a member has, fetched by the browser: others and other pages change it, so it is fetched whenever it is shown. */
interface MemberList<Name extends string, Item> {
  /** Its key in the cache, with the member's id. */
  name: string;
  /** Items on a full page. */
  size: number;
  /** How the parameters of its address that narrow it are read. */
  filters: Record<Name, Reader>;
  fetch: (wanted: Wanted<Name>, part: { skip: number; limit: number }) => Promise<Item[]>;
  fetchCount: (wanted: Wanted<Name>) => Promise<number>;
  /** The id of the part of its page in which it is, where that has other parts above. */
  anchor?: string;
  /** Shows the page before until another one is there. */
  showPrevious?: boolean;
  /** What is said when it could not be fetched, as a sentence. */
  failure: string;
}

/** Gives a list the types of its filters and items. */
export const defineMemberList = <Name extends string, Item>(list: MemberList<Name, Item>) => list;

/** The key in the cache of everything of a member's list, or with 'list' of its pages. */
export const memberListKey = ({ name }: { name: string }, member: number, part?: 'list') =>
  part ? [name, member, part] : [name, member];

const Redirect = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [to, navigate]);
  return null;
};

/**
 * The page of a member's list that the address names, and how many there are in all. What is at hand stays on the page
 * while it cannot be fetched anew. Out: both queries; whether either is still waited for without a failure; what says
 * that one failed; for a page past the last, what leads to the last; and the links to its pages.
 */
export const useMemberList = <Name extends string, Item>(of: MemberList<Name, Item>, member: number) => {
  const { call } = useDeps();
  const search = useSearch();
  const { pathname } = useLocation();
  const page = readPage(search);
  const filter = readParameters(of.filters, search);
  const fetchWith = <T,>(signal: AbortSignal, fetch: (wanted: Wanted<Name>) => Promise<T>) =>
    call((client) => fetch({ client, member, filter, options: { signal } }));

  const list = useQuery<Item[]>({
    queryKey: [...memberListKey(of, member, 'list'), filter, page],
    queryFn: ({ signal }) =>
      fetchWith(signal, (wanted) => of.fetch(wanted, { skip: (page - 1) * of.size, limit: of.size })),
    staleTime: 0,
    placeholderData: of.showPrevious ? keepPreviousData : undefined,
  });
  const count = useQuery({
    queryKey: [...memberListKey(of, member), 'count', filter],
    queryFn: ({ signal }) => fetchWith(signal, of.fetchCount),
    staleTime: 0,
  });

  const error = list.error ?? count.error;
  const retry = () => {
    void list.refetch();
    void count.refetch();
  };
  const hrefOf = (to: number) => atPage(pathname, search, to) + (of.anchor ? `#${of.anchor}` : '');
  const last = lastPage(count.data ?? 0, of.size);
  const isPast = count.data !== undefined && page > last;
  return {
    page,
    filter,
    list,
    count,
    waiting: !error && (list.data === undefined || count.data === undefined),
    failed: error && (
      <Failed error={error} title={of.failure} stale={list.data !== undefined} onRetry={retry} />
    ),
    redirect: isPast ? <Redirect to={hrefOf(last)} /> : null,
    pager: <Pager page={page} count={count.data ?? 0} size={of.size} hrefOf={hrefOf} />,
  };
};

interface MemberItemsProps<Item> {
  found: Pick<
    ReturnType<typeof useMemberList<never, Item>>,
    'list' | 'count' | 'waiting' | 'failed' | 'redirect' | 'pager'
  >;
  /** What they are, before their number. */
  title: string;
  /** How the items are laid out. */
  Layout: typeof Stack;
  className?: string | undefined;
  skeleton: ReactElement;
  /** Shown where there are no items. */
  empty: ReactElement;
  /** Above the items. */
  notice?: ReactNode;
  /** One of them. */
  children: (item: Item, index: number) => ReactNode;
}

/** The items of a member's list, their number and its pages. */
export const MemberItems = <Item extends { id: number }>({
  found: { list, count, waiting, failed, redirect, pager },
  title,
  Layout,
  className,
  skeleton,
  empty,
  notice,
  children,
}: MemberItemsProps<Item>) => {
  if (redirect) return redirect;
  if (waiting) return skeleton;
  if (!list.data) return failed;
  if (list.data.length === 0) {
    return (
      <>
        {failed}
        {empty}
      </>
    );
  }
  return (
    <>
      {failed}
      {notice}
      <p role="status" className="list-count">
        {count.data !== undefined && `${title} ${grouped(count.data)}개`}
      </p>
      <Layout as="ul" className={className} aria-label={title}>
        {list.data.map((item, index) => (
          <li key={item.id}>{children(item, index)}</li>
        ))}
      </Layout>
      {pager}
    </>
  );
};
