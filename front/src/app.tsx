import type { ReactNode } from 'react';
import { type Deps, DepsContext } from './deps.ts';

/** The providers around every component of the site, on both sides. */
export const App = ({ deps, children }: { deps: Deps; children: ReactNode }) => (
  <DepsContext value={deps}>{children}</DepsContext>
);
