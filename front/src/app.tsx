import type { ReactNode } from 'react';
import { type Deps, DepsContext } from './deps.ts';

/** What every component of the site stands in, on both sides. */
export const App = ({ deps, children }: { deps: Deps; children: ReactNode }) => (
  <DepsContext value={deps}>{children}</DepsContext>
);
