import type { SiteConfig } from '@hanca/common/site.ts';
import type { Address } from './addresses.ts';
import type { PageAssets } from './assets.ts';

/** What the browser needs to take over a page that the server rendered. */
export interface Boot {
  site: SiteConfig;
  assets: PageAssets;
  /** Which page it is; null where there is none. */
  address: Address | null;
  /** By whose clocks the server wrote dates. */
  zone: string;
  loaderData: Record<string, unknown>;
  errors: Record<string, PlainError> | null;
}

/** A route error as it travels: the form that React Router takes for an error response. */
export interface PlainError {
  status: number;
  statusText: string;
  data: null;
  internal: boolean;
}

export const BOOT_ID = 'boot';
