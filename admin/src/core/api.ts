import { type Client, createClient, type Send } from '@hanca/common/client.ts';
import { httpSend } from '@hanca/common/http.ts';
import { createContext, useContext } from 'react';

/** Calls to this site's API with the session of this browser. */
export const browserSend: Send = httpSend();

const ClientContext = createContext<Client>(createClient(browserSend));

export const ClientProvider = ClientContext.Provider;

/** The typed client of the contract, for what is no resource: uploads, region data. */
export const useClient = (): Client => useContext(ClientContext);
