import { endpointTable } from '@hanca/common/contract/endpoint-table.ts';

/** The contract as browsers of the site hold it: the console alone calls what is for staff. */
export const endpoints = endpointTable(['public', 'member']);
