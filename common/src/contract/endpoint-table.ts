import type { EndpointTable } from '../client.ts';
import { type Access, accessOf, type Endpoint, type EndpointRow } from '../endpoint.ts';
import { api } from './index.ts';

const rowOf = ({ method, path, access, files, status, download }: Endpoint): EndpointRow => ({
  method,
  path,
  access,
  files,
  status,
  download,
});

/** How the endpoints are called, without their schemas. In: for whom; it lacks what others alone may call. */
export const endpointTable = (callers: readonly Access[]): EndpointTable => {
  const features = Object.entries(api).map(([feature, group]) => {
    const open = Object.entries<Endpoint>(group).filter(([, endpoint]) =>
      callers.includes(accessOf(endpoint)),
    );
    return [feature, Object.fromEntries(open.map(([name, endpoint]) => [name, rowOf(endpoint)]))];
  });
  return Object.fromEntries(features);
};
