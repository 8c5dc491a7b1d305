declare module 'virtual:endpoints' {
  /** The contract as browsers hold it, made by the build (`front/endpoint-table.ts`). */
  export const endpoints: import('@hanca/common/client.ts').EndpointTable;
}
