import { endpoints } from '@hanca/common/contract/index.ts';
import type { Plugin } from 'vite';

const NAME = 'virtual:endpoints';
const RESOLVED = `\0${NAME}`;

const tableText = (): string => {
  const table: Record<string, Record<string, unknown>> = {};
  for (const { name, endpoint } of endpoints()) {
    const [feature = '', call = ''] = name.split('.');
    const { method, path, access, files, status, download } = endpoint;
    // The console has the contract itself.
    if (access === 'admin') continue;
    table[feature] = { ...table[feature], [call]: { method, path, access, files, status, download } };
  }
  return JSON.stringify(table);
};

/** Gives browsers what is not for staff alone of the contract as a table of methods and paths, without the schemas: `virtual:endpoints`. */
export const endpointTable = (): Plugin => ({
  name: 'endpoint-table',
  resolveId: (id) => (id === NAME ? RESOLVED : undefined),
  load: (id) => (id === RESOLVED ? `export const endpoints = ${tableText()};` : undefined),
});
