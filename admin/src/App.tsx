// The console. resources/<name>/ holds the screens of a feature, which crud/ makes of react-admin's parts; fields/ are
// inputs for more than a word, layout/ is what surrounds a screen, core/ the data provider and what else joins it to the API.

import { createClient, type Send } from '@hanca/common/client.ts';
import type { EndpointRow } from '@hanca/common/endpoint.ts';
import CssBaseline from '@mui/material/CssBaseline';
import { QueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import {
  AccessDenied,
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  LoadingPage,
  localStorageStore,
  NotFound,
  Resource,
} from 'react-admin';
import { Route } from 'react-router-dom';
import { browserSend, ClientProvider } from './core/api.ts';
import { createAuthProvider } from './core/authProvider.ts';
import { endpoints } from './core/contract.built.ts';
import { createDataProvider } from './core/dataProvider.ts';
import { routerProvider } from './core/paths.tsx';
import { prefetchRegionData } from './core/region-data.ts';
import { i18nProvider } from './i18n/provider.ts';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { ConsoleNotification } from './layout/ConsoleNotification.tsx';
import { ScreenError } from './layout/ScreenError.tsx';
import { resources } from './resources/index.ts';
import { SECURITY } from './resources/security/SecondFactorGate.tsx';
import { seeingWhenDue } from './resources/security/use-second-factor.ts';
import { darkTheme, lightTheme } from './theme.ts';

const store = localStorageStore(undefined, 'hanca-console');

const Dashboard = lazy(async () => ({
  default: (await import('./resources/dashboard/Dashboard.tsx')).Dashboard,
}));

const Security = lazy(async () => ({
  default: (await import('./resources/security/SecurityPage.tsx')).SecurityPage,
}));

/** For an address that no screen has. */
const Missing = () => <NotFound />;

const connect = (carry: Send) => {
  // Offline a call fails at once and says so: one that waited for the network would save later, unasked.
  const networkMode = 'always';
  // Returning to the window must neither reload a form under the hands nor recount.
  const queries = { refetchOnWindowFocus: false, retry: false, networkMode } as const;
  const queryClient = new QueryClient({ defaultOptions: { queries, mutations: { networkMode } } });
  const send = seeingWhenDue(carry, queryClient);
  const client = createClient<EndpointRow>(endpoints, send);
  void prefetchRegionData(queryClient, client);
  return {
    client,
    queryClient,
    dataProvider: createDataProvider(send),
    authProvider: createAuthProvider(client),
  };
};

/**
 * The console: what react-admin's `<Admin>` is made of, without its sign-in form and English texts, which are 27 kB of
 * the first load. In: how calls to the API are carried; the browser's own way unless a test gives another.
 */
export const App = ({ send = browserSend }: { send?: Send }) => {
  const [{ client, dataProvider, authProvider, queryClient }] = useState(() => connect(send));
  return (
    <ClientProvider value={client}>
      <AdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
        routerProvider={routerProvider}
        queryClient={queryClient}
        store={store}
        theme={lightTheme}
        darkTheme={darkTheme}
      >
        <CssBaseline enableColorScheme>
          <CoreAdminUI
            title="Admin Console"
            layout={ConsoleLayout}
            dashboard={Dashboard}
            loading={LoadingPage}
            error={ScreenError}
            authenticationError={AuthenticationError}
            accessDenied={AccessDenied}
            catchAll={Missing}
            requireAuth
            disableTelemetry
          >
            {resources.map((resource) => (
              <Resource key={resource.name} {...resource} />
            ))}
            <CustomRoutes>
              <Route path={SECURITY} element={<Security />} />
            </CustomRoutes>
          </CoreAdminUI>
          <ConsoleNotification />
        </CssBaseline>
      </AdminContext>
    </ClientProvider>
  );
};
