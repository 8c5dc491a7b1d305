import type { ReactNode } from 'react';
import { CheckForApplicationUpdate, Layout } from 'react-admin';
import { SecondFactorGate } from '../resources/security/SecondFactorGate.tsx';
import { ConsoleAppBar } from './ConsoleAppBar.tsx';
import { ConsoleMenu } from './ConsoleMenu.tsx';
import { ScreenError } from './ScreenError.tsx';

/** Bar, sidebar and screen, and the notice that a newer console is there. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={ConsoleAppBar} appBarAlwaysOn menu={ConsoleMenu} error={ScreenError}>
    <SecondFactorGate>{children}</SecondFactorGate>
    <CheckForApplicationUpdate />
  </Layout>
);
