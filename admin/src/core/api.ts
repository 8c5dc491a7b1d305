import { type Client, createClient, type Send } from '@hanca/common/client.ts';
import type { EndpointRow } from '@hanca/common/endpoint.ts';
import { httpSend } from '@hanca/common/http.ts';
import { createContext, useContext } from 'react';
import { endpoints } from './contract.built.ts';

/** Calls to this site's API with the session of this browser. */
export const browserSend: Send = httpSend(endpoints);

const ClientContext = createContext<Client>(createClient<EndpointRow>(endpoints, browserSend));

export const ClientProvider = ClientContext.Provider;

/** The typed client of the contract, for what is no resource: uploads, region data. */
export const useClient = (): Client => useContext(ClientContext);
