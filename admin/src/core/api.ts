import { type Client, createClient, type Send } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import { httpSend } from '@hanca/common/http.ts';
import { createContext, useContext } from 'react';

/** Calls to this site's API with the session of this browser. */
export const browserSend: Send = httpSend(api);

const ClientContext = createContext<Client>(createClient(api, browserSend));

export const ClientProvider = ClientContext.Provider;

/** The typed client of the contract, for what is no resource: uploads, region data. */
export const useClient = (): Client => useContext(ClientContext);
