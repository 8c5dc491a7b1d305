import { absoluteUrl, type SiteConfig } from '@hanca/common/site.ts';

/** A thing in the words of schema.org, for search engines. They read what the server sends: nothing of it is code of the browser. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** The lists that a page is in, from the widest to the narrowest. In: their names and full addresses. */
export const breadcrumbs = (lists: readonly { name: string; url: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: lists.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** What a page lists, in its order. In: the paths of the items, and the place of the first of them in the whole list. */
export const itemList = (site: SiteConfig, hrefs: readonly string[], first = 1): Thing => ({
  '@type': 'ItemList',
  itemListElement: hrefs.map((href, index) => ({
    '@type': 'ListItem',
    position: first + index,
    url: absoluteUrl(site, href),
  })),
});
