import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { type Deps, DepsContext } from './deps.ts';
import { SessionProvider } from './session/session.tsx';
import { HydratedContext } from './ui/use-hydrated.ts';

/** The providers around every component of the site, on both sides. */
export const App = ({ deps, children }: { deps: Deps; children: ReactNode }) => {
  const [hydrated, setHydrated] = useState(false);
  // In a transition, which React renders in slices: what only a browser can show is in every card of a list.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return (
    <DepsContext value={deps}>
      <HydratedContext value={hydrated}>
        <SessionProvider>{children}</SessionProvider>
      </HydratedContext>
    </DepsContext>
  );
};
