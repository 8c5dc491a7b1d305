import { createClient } from '@hanca/common/client.ts';
import { api as contract } from '@hanca/common/contract/index.ts';
import { httpSend } from '@hanca/common/http.ts';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, Form, type I18nProvider, ResourceContextProvider } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { ClientProvider } from '../core/api.ts';
import { i18nProvider } from '../i18n/provider.ts';

interface FormOptions {
  record: Record<string, unknown>;
  /** By which the inputs call the API; by default they have no network. */
  fetch?: typeof globalThis.fetch;
  i18n?: I18nProvider;
  resolver?: Resolver;
}

const noNetwork: typeof fetch = () => Promise.reject(new TypeError('no network'));

/**
 * Mounts inputs in a form of a post, without the console around them.
 * @returns A spy on what the form is saved with.
 */
export const openForm = (
  inputs: ReactNode,
  { record, fetch = noNetwork, i18n = i18nProvider, resolver }: FormOptions,
) => {
  const saved = vi.fn<(values: FieldValues) => void>();
  const form = (
    <ClientProvider value={createClient(contract, httpSend(contract, { fetch }))}>
      <AdminContext
        i18nProvider={i18n}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <ResourceContextProvider value="posts">
          <Form
            record={{ id: 1, ...record }}
            onSubmit={(values: FieldValues) => saved(values)}
            {...(resolver && { resolver })}
          >
            {inputs}
          </Form>
        </ResourceContextProvider>
      </AdminContext>
    </ClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />);
  return saved;
};
