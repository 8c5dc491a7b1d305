import type { ReactNode } from 'react';
import { Head } from '../ui/head.tsx';
import { Pager } from '../ui/pager.tsx';
import type { Filter, List } from './define-list.ts';
import styles from './list-page.module.css';
import { RegionFilter } from './region-filter.tsx';

interface ListPageProps<Name extends string> {
  list: List<Name>;
  /** What its loader found. */
  data: { filter: Filter<Name>; page: number; count: number; items: readonly unknown[] };
  /** Of the document, without the number of the page. */
  title: string;
  description: string;
  heading: string;
  /** A line under the heading. */
  lead?: string;
  /** Between the heading and the items. */
  above?: ReactNode;
  /** The path of a feed of its items. */
  feed?: string;
  /** Says how many there are. */
  counted?: boolean;
  /** As narrow as a text. */
  narrow?: boolean;
  /** Shown where there are no items. */
  empty: ReactNode;
  /** The items. */
  children: ReactNode;
}

/** The page of a public list: heading, filter of the region where the list has one, items and pages. */
export const ListPage = <Name extends string>({
  list,
  data: { filter, page, count, items },
  title,
  description,
  heading,
  lead,
  above,
  feed,
  counted = false,
  narrow = false,
  empty,
  children,
}: ListPageProps<Name>) => (
  <div className={`wrap ${narrow ? 'narrow ' : ''}${styles.page}`}>
    <Head
      title={page > 1 ? `${title} ${page}페이지` : title}
      description={description}
      canonical={list.href(filter, page)}
      unlisted={items.length === 0}
      {...(feed ? { feed } : {})}
    />
    <div className={`page-head ${styles.head}`}>
      <div>
        <h1>{heading}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {'region' in list.parameters && <RegionFilter list={list} filter={filter} />}
    </div>
    {above}
    {counted && (
      <p className={`list-count ${styles.count}`} role="status">
        {count > 0 ? `${title} ${count.toLocaleString('ko-KR')}개` : ''}
      </p>
    )}
    {items.length > 0 ? children : empty}
    <Pager page={page} count={count} size={list.size} hrefOf={(to) => list.href(filter, to)} />
  </div>
);
