import type { Client } from '@hanca/common/client.ts';
import type { SiteConfig } from '@hanca/common/site.ts';
import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router-dom';

/**
 * One call of the API. The client is handed over, not held: in the browser its code arrives with the first call, so
 * that reading a page needs none of it. With a signal its requests end when that does.
 */
export type Call = <T>(use: (client: Client) => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** What loaders and components work with; the same in the browser and on the server but for `call`. */
export interface Deps {
  call: Call;
  site: SiteConfig;
  /** By whose clocks dates are written until the browser has taken over the page. */
  zone: string;
  /** Whether somebody is signed in; on the server always true, which sees the cookie before it renders. */
  signedIn: () => boolean;
}

/** The dependencies of loaders: `context.get(depsContext)`. */
export const depsContext = createContext<Deps>();

/** The same for components. */
export const DepsContext = createReactContext<Deps | null>(null);

/** The dependencies of a component; throws outside of the App. */
export const useDeps = (): Deps => {
  const deps = useContext(DepsContext);
  if (!deps) throw new Error('no DepsContext above this component');
  return deps;
};

/** Where the site is served. */
export const useSite = (): SiteConfig => useDeps().site;
