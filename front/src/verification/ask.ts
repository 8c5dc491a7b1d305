import { verificationStore } from './store.ts';

/** Shows the banner to a member whose address waits for its verification, unless they have put it away. */
export const askToVerify = ({ id, verified }: { id: number; verified: boolean }): void => {
  if (!verified && verificationStore.state() !== `later ${id}`) verificationStore.set(`ask ${id}`);
};
