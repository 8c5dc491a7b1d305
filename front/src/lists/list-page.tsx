import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { REGION } from '@hanca/common/reader-region.ts';
import type { ReactNode } from 'react';
import { useSite } from '../deps.ts';
import { Head } from '../ui/head.tsx';
import { itemList } from '../ui/json-ld.ts';
import { Pager } from '../ui/pager.tsx';
import type { Filter, List } from './list-address.ts';
import styles from './list-page.module.css';
import { RegionLink } from './region-link.tsx';

interface ListPageProps<Name extends string> {
  list: List<Name>;
  /** What its loader found. */
  data: { filter: Filter<Name>; page: number; place: string; count: number; items: readonly unknown[] };
  /** Of the document, without the number of the page. */
  title: string;
  description: string;
  heading: string;
  /** A line under the heading. */
  lead?: string;
  /** Beside the heading. */
  action?: ReactNode;
  /** Between the heading and the items. */
  above?: ReactNode;
  /** The path of a feed of its items. */
  feed?: string;
  /** The paths of the items, for search engines; false in the browser, which leaves what the server wrote. */
  hrefs?: readonly string[] | false;
  /** Says how many there are. */
  counted?: boolean;
  /** Its orders, beside that. */
  orders?: ReactNode;
  /** Narrowed by what somebody typed or ordered: not for search engines. */
  searched?: boolean;
  /** As narrow as a text. */
  narrow?: boolean;
  /** Shown where there are no items. */
  empty: ReactNode;
  /** The items. */
  children: ReactNode;
}

/** Longer than those of provinces and areas. */
const CITY_ID = 9;

/** The page of a public list: heading, the region where the list has one, items and pages. */
export const ListPage = <Name extends string>({
  list,
  data: { filter, page, place, count, items },
  title,
  description,
  heading,
  lead,
  action,
  above,
  feed,
  hrefs,
  counted = false,
  orders,
  searched = false,
  narrow = false,
  empty,
  children,
}: ListPageProps<Name>) => {
  const { [REGION]: region = '' }: Partial<Record<string, string>> = filter;
  const site = useSite();
  const things = () => (hrefs ? [itemList(site, hrefs, (page - 1) * list.size + 1)] : false);
  const everywhere = { ...filter, [REGION]: undefined };
  return (
    <div className={`wrap ${narrow ? 'narrow ' : ''}${styles.page}`}>
      <Head
        title={page > 1 ? `${title} ${page}페이지` : title}
        description={description}
        canonical={list.href(region === ALL_REGIONS ? everywhere : filter, page)}
        // What a city has beside its province's is too little for a page of its own.
        unlisted={items.length === 0 || searched || region.length >= CITY_ID}
        {...(feed ? { feed } : {})}
        {...(hrefs === undefined ? {} : { things: import.meta.env.SSR && things() })}
      />
      <div className={`page-head ${styles.head}`}>
        <div>
          <h1>{heading}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {action}
        {REGION in list.parameters && <RegionLink place={place} back={list.href(everywhere, 1)} />}
      </div>
      {above}
      {counted && (
        <div className={styles.counted}>
          <p className={`list-count ${styles.count}`} role="status">
            {count > 0 ? `${title} ${grouped(count)}개` : ''}
          </p>
          {orders}
        </div>
      )}
      {items.length > 0 ? children : empty}
      <Pager page={page} count={count} size={list.size} hrefOf={(to) => list.href(filter, to)} />
    </div>
  );
};
