import { fieldTable } from '@hanca/common/contract/described.ts';
import { endpointTable } from '@hanca/common/contract/endpoint-table.ts';

// The contract as the console holds it until a form needs its schemas.

export const endpoints = endpointTable(['public', 'member', 'admin']);

export const fields = fieldTable();
